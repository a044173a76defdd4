#!/usr/bin/env python3
"""An independent client of `journey mcp`: both versions of the protocol, and goals reached by what the tools say alone.

  .ci/agent.py TOOL [N]     prints how many goals and lessons were reached, and by how many calls

It is told of every Nth lesson, by default each.

A goal is a question about a system. The client knows no id: it reads the names, asks, and takes each step of the
answer only if the place before it offers that. Of a lesson it knows the name, and is told what breaks.
"""
import asyncio
import sys

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters

GOALS = {
    "face-id": ["prompt", "processEnded", "cameBackFromErrand"],
    "tracking": ["prompt", "isSettled"],
    "notifications": ["prompt", "alert", "alert and not prompt"],
    "alarms": ["prompt", "processEnded"],
    "im-login": ["kicked", "tokenRenewed", "isTakenOver", "reinstalled", "read(unfit)"],
    "guest-form": ["isSettled", "processEnded"],
    "popups": ["isSettled", "somebodyWaits", "hasSuspended"],
}
# Calls for a goal: the names, the question, the place at its end. For a lesson: the check, the place.
GOAL, LESSON = 3, 2


async def main():
    calls, complaints = 0, []
    async with Client(StdioServerParameters(command=sys.argv[1], args=["mcp"]), mode="legacy") as old:
        names = [tool.name for tool in (await old.list_tools()).tools]
        listed = (await old.call_tool("systems", {})).structured_content["systems"]
    async with Client(StdioServerParameters(command=sys.argv[1], args=["mcp"]), mode="2026-07-28") as new:
        assert [tool.name for tool in (await new.list_tools()).tools] == names and len(names) <= 7, names

        async def call(name, **arguments):
            nonlocal calls
            calls += 1
            result = await new.call_tool(name, arguments)
            if result.is_error:
                complaints.append(f"{name} {arguments}: {result.content[0].text}")
            return result.structured_content or {}

        reached = 0
        for system, questions in GOALS.items():
            words = (await call("find", system=system))["predicates"]
            for question in questions:
                if not any(word in question for word in words):
                    complaints.append(f"{system}: no name of {question} is listed")
                found = await call("find", system=system, where=question)
                if found.get("outcome") != "found":
                    complaints.append(f"{system}: {question}: {found.get('outcome')}")
                    continue
                journey = found["journeys"][0]
                steps = [step["do"] for step in journey["steps"]]
                place = await call("step", system=system, steps=steps, **(
                    {"world": journey["world"]} if journey["world"] else {}))
                ended = place.get("step") == len(steps) and [p["do"] for p in place["path"]] == steps
                reached += ended
                if not ended:
                    complaints.append(f"{system}: {question}: the journey does not end there")
        goals, spent = sum(map(len, GOALS.values())), calls
        if calls > goals * GOAL:
            complaints.append(f"{calls} calls for {goals} goals")

        # By hand: what is offered is possible, to a depth, in each system.
        offered = 0
        for system in listed:
            steps = []
            for _ in range(2):
                place = await call("step", system=system["name"], steps=steps)
                if not place.get("choices"):
                    break
                steps.append(place["choices"][0]["do"])
                offered += 1

        lessons, told, begun = [s["name"] for s in listed if s["lesson"]], 0, calls
        lessons = lessons[::int(sys.argv[2]) if len(sys.argv) > 2 else 1]
        for lesson in lessons:
            checked = await call("check", system=lesson, timeout=2)
            broken = [p for p in checked.get("properties", []) if p["verdict"] == "broken" and p["journey"]]
            if not broken:
                complaints.append(f"{lesson}: nothing is broken: {checked.get('outcome')}")
                continue
            place = await call("step", system=lesson, steps=[step["do"] for step in broken[0]["journey"]],
                               **({"world": broken[0]["world"]} if broken[0].get("world") else {}))
            judged = {p["name"]: p["status"] for p in place.get("properties", [])}
            told += broken[0]["name"] in judged
            if broken[0]["name"] not in judged:
                complaints.append(f"{lesson}: at the end of its journey nothing is said of {broken[0]['name']}")
        if calls - begun > len(lessons) * LESSON:
            complaints.append(f"{calls - begun} calls for {len(lessons)} lessons")
        wrong = await new.call_tool("step", {"system": "camera", "steps": ["no-such-choice"]})
        if not wrong.is_error:
            complaints.append("a wrong step is no error")
    print(f"{reached} of {goals} goals by {spent} calls, {offered} choices taken by hand, "
          f"{told} of {len(lessons)} lessons told")
    print("\n".join(complaints[:20]))
    sys.exit(1 if complaints else 0)


asyncio.run(main())
