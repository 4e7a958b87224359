log = []
answers = []

for _ in range(int(input())):
    kind, *rest = input().split()
    if kind == "set":
        time, ship, number = rest
        log.append((int(time), ship, number))
    else:
        time, ship = int(rest[0]), rest[1]
        said = (
            number
            for t, name, number in reversed(log)
            if name == ship and t <= time
        )
        answers.append(next(said, "none"))

print("\n".join(answers))
