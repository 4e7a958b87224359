import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, t = data[0], data[1]
    stamps = sorted(data[2:2 + n])
    found = []

    def backtrack(start, rest, path):
        if rest == 0:
            found.append(path)
            return
        for i in range(start, n):
            if stamps[i] > rest:
                break
            if i > start and stamps[i] == stamps[i - 1]:
                continue
            backtrack(i, rest - stamps[i], path + [stamps[i]])

    backtrack(0, t, [])
    if not found:
        print('none')
    for group in found:
        print(*group)


main()
