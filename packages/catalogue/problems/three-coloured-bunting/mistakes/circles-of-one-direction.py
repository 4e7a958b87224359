import sys


def solve(flags: str) -> int:
    red = flags.count("r")
    white = flags.count("w")
    parts = {"r": flags[:red], "w": flags[red : red + white], "b": flags[red + white :]}

    def hanging(part: str, colour: str) -> int:
        return parts[part].count(colour)

    pairs = sum(min(hanging(x, y), hanging(y, x)) for x, y in ("rw", "rb", "wb"))
    circles = max(0, hanging("r", "w") - hanging("w", "r"))
    return pairs + 2 * circles


print(solve(sys.stdin.read().strip()))
