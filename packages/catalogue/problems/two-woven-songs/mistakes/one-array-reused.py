import sys


def solve(a: str, b: str, heard: str) -> bool:
    if len(a) + len(b) != len(heard):
        return False
    can = [True]
    for j, note in enumerate(b):
        can.append(can[-1] and note == heard[j])
    for i, sung in enumerate(a):
        can[0] = can[0] and sung == heard[i]
        for j, note in enumerate(b, 1):
            now = heard[i + j]
            can[j] = can[j] or (can[j - 1] and note == now)
    return can[-1]


def main() -> None:
    q, *lines = sys.stdin.read().split("\n")
    lines += [""] * 3
    for i in range(0, 3 * int(q), 3):
        print("true" if solve(lines[i], lines[i + 1], lines[i + 2]) else "false")


main()
