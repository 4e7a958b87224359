n, t = map(int, input().split())
sets = {(): 0}  # every set of stamps that is not too dear, with its value
for stamp in sorted(map(int, input().split())):
    sets |= {s + (stamp,): v + stamp for s, v in sets.items() if v + stamp <= t}
lines = [" ".join(map(str, s)) for s, v in sets.items() if v == t]
print("\n".join(lines) or "none")
