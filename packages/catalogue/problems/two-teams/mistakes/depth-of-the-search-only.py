import sys


def circle_of(u: int, v: int, reached_from: list[int]) -> list[int]:
    """The way back from both children until they meet."""
    left, right = [u], [v]
    while left[-1] != right[-1]:
        left.append(reached_from[left[-1]])
        right.append(reached_from[right[-1]])
    return left + right[-2::-1]


def solve(n: int, pairs: list[tuple[int, int]]) -> str | list[int]:
    """Returns the teams as a word of n letters, or an odd circle."""
    others: list[list[int]] = [[] for _ in range(n + 1)]
    for a, b in pairs:
        others[a].append(b)
        others[b].append(a)
    team = [""] * (n + 1)
    reached_from = [0] * (n + 1)
    for start in range(1, n + 1):
        if team[start]:
            continue
        team[start] = "A"
        queue = [start]
        for child in queue:
            for other in others[child]:
                if team[other] == team[child]:
                    return circle_of(child, other, reached_from)
                if not team[other]:
                    team[other] = "AB"[len(queue) % 2]
                    reached_from[other] = child
                    queue.append(other)
    return "".join(team)


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    answer = solve(n, list(zip(ends[::2], ends[1::2])))
    if isinstance(answer, str):
        print(f"teams\n{answer}")
    else:
        print(f"circle\n{len(answer)}\n{' '.join(map(str, answer))}")


main()
