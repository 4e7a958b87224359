from collections import Counter, defaultdict

n, t = map(int, input().split())
stamps = Counter(map(int, input().split()))

shelf = {0: [()]}           # sum -> all the sets with it
for v in sorted(stamps):
    fuller = defaultdict(list)
    for s, sets in shelf.items():
        for c in range(stamps[v] + 1):
            if s + c * v > t:
                break
            fuller[s + c * v] += [x + (v,) * c for x in sets]
    shelf = fuller

for x in shelf.get(t) or [("none",)]:
    print(*x)
