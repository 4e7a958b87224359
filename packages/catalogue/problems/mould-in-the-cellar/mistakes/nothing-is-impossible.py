import sys


def solve(shelf: list[str]) -> int:
    # One row of empty places around the shelf makes every neighbour exist.
    width = len(shelf[0]) + 2
    places = list("." * width + "".join(f".{row}." for row in shelf) + "." * width)
    last = [at for at, mark in enumerate(places) if mark == "x"]
    fresh = places.count("o")
    if not last:
        return -1
    nights = 0
    while fresh and last:
        following = []
        for at in last:
            for near in (at - 1, at + 1, at - width, at + width):
                if places[near] == "o":
                    places[near] = "x"
                    following.append(near)
        fresh -= len(following)
        last = following
        nights += 1
    return -1 if fresh else nights


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
