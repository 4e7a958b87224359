import sys


def solve(n: int, roads: list[tuple[int, int]]) -> list[int]:
    near = [[] for _ in range(n + 1)]
    for i, (a, b) in enumerate(roads):
        near[a].append((b, i))
        near[b].append((a, i))
    critical = []
    for closed, (a, b) in enumerate(roads):
        seen = {a}
        stack = [a]
        while stack and b not in seen:
            for w, i in near[stack.pop()]:
                if i != closed and w not in seen:
                    seen.add(w)
                    stack.append(w)
        if b not in seen:
            critical.append(closed + 1)
    return critical


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    critical = solve(n, list(zip(ends[::2], ends[1::2])))
    print(len(critical))
    print(*critical)


main()
