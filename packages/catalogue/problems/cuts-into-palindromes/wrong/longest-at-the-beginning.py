import sys


def solve(strip: str) -> int:
    at = pieces = 0
    while at < len(strip):
        end = len(strip)
        while strip[at:end] != strip[at:end][::-1]:
            end -= 1
        at = end
        pieces += 1
    return pieces - 1


def main() -> None:
    print(solve(sys.stdin.read().split()[1]))


main()
