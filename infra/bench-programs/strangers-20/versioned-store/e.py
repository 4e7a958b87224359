import sys
from collections import defaultdict

history = defaultdict(list)
data = sys.stdin.readline
for _ in range(int(data())):
    cmd = data().split()
    t = int(cmd[1])
    name = cmd[2]
    if cmd[0] == "set":
        history[name].append((t, cmd[3]))
    else:
        answer = "none"
        for when, x in reversed(history[name]):
            if when <= t:
                answer = x
                break
        print(answer)
