import sys


def solve(word: str, pattern: str) -> int:
    count = 0
    for length in range(len(word) + 1):
        if "*" not in pattern:
            count += length == len(pattern) and all(a in ("?", b) for a, b in zip(pattern, word))
            continue
        head, tail = pattern.split("*")[0], pattern.split("*")[-1]
        text = word[:length]
        begins = len(text) >= len(head) and all(a in ("?", b) for a, b in zip(head, text))
        ends = len(text) >= len(tail) and all(a in ("?", b) for a, b in zip(reversed(tail), reversed(text)))
        count += begins and ends
    return count


def main() -> None:
    word, pattern = sys.stdin.read().split()
    print(solve(word, pattern))


main()
