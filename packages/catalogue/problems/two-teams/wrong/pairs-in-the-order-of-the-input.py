import sys


def solve(n: int, pairs: list[tuple[int, int]]) -> str | list[int]:
    team = [""] * (n + 1)
    for a, b in pairs:
        if not team[a]:
            team[a] = {"": "A", "A": "B", "B": "A"}[team[b]]
        if not team[b]:
            team[b] = {"A": "B", "B": "A"}[team[a]]
        if team[a] == team[b]:
            return [a, b, a]
    return "".join(one or "A" for one in team[1:])


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    answer = solve(n, list(zip(ends[::2], ends[1::2])))
    if isinstance(answer, str):
        print(f"teams\n{answer}")
    else:
        print(f"circle\n{len(answer)}\n{' '.join(map(str, answer))}")


main()
