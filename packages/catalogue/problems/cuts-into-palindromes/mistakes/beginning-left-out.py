import sys


def solve(strip: str) -> int:
    n = len(strip)
    pieces = list(range(n + 1))
    for middle in range(2 * n - 1):
        left, right = middle // 2, (middle + 1) // 2
        while left >= (0 if left == right else 1) and right < n and strip[left] == strip[right]:
            if pieces[left] + 1 < pieces[right + 1]:
                pieces[right + 1] = pieces[left] + 1
            left -= 1
            right += 1
    return pieces[n] - 1


def main() -> None:
    print(solve(sys.stdin.read().split()[1]))


main()
