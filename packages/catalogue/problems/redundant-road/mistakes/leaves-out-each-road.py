import sys


def solve(n: int, roads: list[tuple[int, int]]) -> int:
    near = [[] for _ in range(n + 1)]
    for number, (a, b) in enumerate(roads, 1):
        near[a].append((b, number))
        near[b].append((a, number))
    for out in range(n, 0, -1):
        seen = {1}
        stack = [1]
        while stack:
            for w, number in near[stack.pop()]:
                if number != out and w not in seen:
                    seen.add(w)
                    stack.append(w)
        if len(seen) == n:
            return out
    return 0


def main() -> None:
    n, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
