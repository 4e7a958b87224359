def neighbours(i, j):
    yield i - 1, j
    yield i, j + 1
    yield i + 1, j
    yield i, j - 1


def seas(island, i, j):
    r, c = len(island), len(island[0])
    reached = set()
    passed = {(i, j)}
    drops = [(i, j)]
    while drops:
        y, x = drops.pop()
        for b, a in neighbours(y, x):
            if b < 0 or a < 0:
                reached.add("blue")
            elif b >= r or a >= c:
                reached.add("green")
            elif (b, a) not in passed and island[b][a] <= island[y][x]:
                passed.add((b, a))
                drops.append((b, a))
    return reached


def main():
    r, c = map(int, input().split())
    island = [list(map(int, input().split())) for _ in range(r)]
    both = [1 for i in range(r) for j in range(c) if len(seas(island, i, j)) == 2]
    print(len(both))


main()
