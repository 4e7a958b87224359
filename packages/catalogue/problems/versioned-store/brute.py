"""Goes through all lines above each question."""

import sys

lines = [line.split() for line in sys.stdin.read().split("\n")[1:] if line]
for at, (kind, time, name, *_) in enumerate(lines):
    if kind == "set":
        continue
    answer = "none"
    for earlier in lines[:at]:
        if earlier[0] == "set" and earlier[2] == name and int(earlier[1]) <= int(time):
            answer = earlier[3]
    print(answer)
