class Circle(Exception):
    pass


def line_of(child, mother):
    line = []
    while child:
        line.append(child)
        child = mother[child]
    return line


def divide(n, quarrels):
    team = {}
    mother = {}
    for start in range(1, n + 1):
        if start in team:
            continue
        team[start] = "A"
        mother[start] = None
        queue = [start]
        for child in queue:
            other = "B" if team[child] == "A" else "A"
            for pair in quarrels:
                if child not in pair:
                    continue
                enemy = pair[0] if pair[1] == child else pair[1]
                if enemy not in team:
                    team[enemy] = other
                    mother[enemy] = child
                    queue.append(enemy)
                elif team[enemy] != other:
                    a = line_of(child, mother)
                    b = line_of(enemy, mother)
                    last = None
                    while a and b and a[-1] == b[-1]:
                        last = a.pop()
                        b.pop()
                    raise Circle(a + [last] + b[::-1])
    return [team[i] for i in range(1, n + 1)]


n, m = map(int, input().split())
quarrels = [tuple(map(int, input().split())) for _ in range(m)]
try:
    teams = divide(n, quarrels)
    print("teams")
    print("".join(teams))
except Circle as reason:
    circle = reason.args[0]
    print("circle")
    print(len(circle))
    print(*circle)
