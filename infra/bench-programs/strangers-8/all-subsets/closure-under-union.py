n = int(input())
nums = input().split()
pos = {x: i for i, x in enumerate(nums)}

known = {frozenset()} | {frozenset([x]) for x in nums}
growing = True
while growing:
    growing = False
    for a in list(known):
        for b in list(known):
            u = a | b
            if u not in known:
                known.add(u)
                growing = True

for s in known:
    print(" ".join(sorted(s, key=pos.get)) if s else "-")
