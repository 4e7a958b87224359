import sys


def solve(left: list[int], right: list[int]) -> int:
    height = [0] * len(left)
    crooked = 0
    for bar in range(len(left) - 1, 0, -1):
        a, b = height[left[bar]], height[right[bar]]
        height[bar] = 1 + max(a, b)
        crooked += abs(a - b) > 1
    return crooked


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    print(solve([0] + ends[::2], [0] + ends[1::2]))


main()
