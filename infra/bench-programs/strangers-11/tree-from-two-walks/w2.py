import sys


def main():
    data = sys.stdin.read().split()
    n = int(data[0])
    pre = data[1:n + 1]
    ino = data[n + 1:]
    place = {x: i for i, x in enumerate(ino)}
    post = []

    def visit(p, lo, hi):
        if lo > hi:
            return
        mid = place[pre[p]]
        size = mid - lo
        sides = [(p + 1, lo, mid - 1), (p + 1 + size, mid + 1, hi)]
        [visit(*side) for side in sides]
        post.append(pre[p])

    visit(0, 0, n - 1)
    print(*post)


main()
