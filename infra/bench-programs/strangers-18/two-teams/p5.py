import sys

data = sys.stdin.read().split()
n = int(data[0])
m = int(data[1])
pairs = []
for i in range(m):
    pairs.append((int(data[2 + 2 * i]), int(data[3 + 2 * i])))

team = [None] * (n + 1)
parent = [0] * (n + 1)


def ancestors(x):
    line = [x]
    while parent[x]:
        x = parent[x]
        line.append(x)
    return line


def find_conflict():
    for start in range(1, n + 1):
        if team[start] is not None:
            continue
        team[start] = "A"
        changed = True
        # go through all quarrels again and again until nothing new is known
        while changed:
            changed = False
            for a, b in pairs:
                if team[a] is None and team[b] is not None:
                    a, b = b, a
                if team[a] is not None and team[b] is None:
                    team[b] = "B" if team[a] == "A" else "A"
                    parent[b] = a
                    changed = True
                elif team[a] is not None and team[a] == team[b]:
                    return a, b
    return None


conflict = find_conflict()
if conflict is None:
    print("teams")
    print("".join(team[1:]))
else:
    one = ancestors(conflict[0])
    two = ancestors(conflict[1])
    # drop the common part, but keep the lowest common ancestor once
    while len(one) > 1 and len(two) > 1 and one[-2] == two[-2]:
        one.pop()
        two.pop()
    two.pop()
    circle = one + two[::-1]
    print("circle")
    print(len(circle))
    print(*circle)
