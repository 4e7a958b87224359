import sys


def solve(n: int, roads: list[tuple[int, int]]) -> int:
    leader = list(range(n + 1))

    def find(farm: int) -> int:
        while leader[farm] != farm:
            leader[farm] = leader[leader[farm]]
            farm = leader[farm]
        return farm

    for number, (a, b) in enumerate(roads, 1):
        a, b = find(a), find(b)
        if a == b:
            return number
        leader[a] = b
    return 0


def main() -> None:
    n, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
