import sys
from bisect import bisect_left

written = {}
for line in sys.stdin.read().strip().split("\n")[1:]:
    kind, time, name, *value = line.split()
    entries = written.setdefault(name, [])
    if kind == "set":
        entries.append((int(time), int(value[0])))
    else:
        before = bisect_left(entries, (int(time), 1_000_000_000))
        print(entries[before - 1][1] if before else "none")
