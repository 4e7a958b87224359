word = input().strip()
pattern = input().strip()

everything = (1 << len(word) + 1) - 1
backwards = word[::-1]
ends = {}
for sign in set(word):
    ends[sign] = int("".join("01"[x == sign] for x in backwards) + "0", 2)

reach = 1
for sign in pattern:
    if sign == "*":
        lowest = reach & -reach
        reach = everything & -lowest
    elif sign == "?":
        reach = reach << 1 & everything
    else:
        reach = reach << 1 & ends.get(sign, 0)

print(bin(reach).count("1"))
