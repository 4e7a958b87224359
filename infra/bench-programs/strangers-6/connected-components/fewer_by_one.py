import sys


def main():
    cables = sys.stdin
    n, m = map(int, cables.readline().split())
    boss = [-1] * (n + 1)

    def find(x):
        top = x
        while boss[top] > 0:
            top = boss[top]
        while x != top:
            boss[x], x = top, boss[x]
        return top

    components = n
    for _ in range(m):
        u, v = map(find, map(int, cables.readline().split()))
        if u == v:
            continue
        if boss[u] > boss[v]:
            u, v = v, u
        boss[u] += boss[v]
        boss[v] = u
        components -= 1
    print(components)


main()
