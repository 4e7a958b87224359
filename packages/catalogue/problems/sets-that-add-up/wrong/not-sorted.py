import sys


def solve(values: list[int], t: int) -> list[list[int]]:
    values = list(values)
    sets = []
    chosen: list[int] = []

    def choose(start: int, left: int) -> None:
        if left == 0:
            sets.append(chosen[:])
            return
        for i in range(start, len(values)):
            if values[i] > left:
                break
            if i > start and values[i] == values[i - 1]:
                continue
            chosen.append(values[i])
            choose(i + 1, left - values[i])
            chosen.pop()

    choose(0, t)
    return sets


def main() -> None:
    _, t, *values = map(int, sys.stdin.read().split())
    sets = solve(values, t)
    print("\n".join(" ".join(map(str, chosen)) for chosen in sets) or "none")


main()
