import sys
from bisect import bisect
from collections import defaultdict

times = defaultdict(list)
texts = defaultdict(lambda: ["none"])
out = []
for line in sys.stdin.read().splitlines()[1:]:
    match line.split():
        case ["set", t, name, x]:
            times[name].append(int(t))
            texts[name].append(x)
        case ["get", t, name]:
            out.append(texts[name][bisect(times[name], int(t))])
print("\n".join(out))
