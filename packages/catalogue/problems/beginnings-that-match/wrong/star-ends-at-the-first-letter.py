import sys


def solve(word: str, pattern: str) -> int:
    def matches(text: str) -> bool:
        at = 0
        star = False
        for sign in pattern:
            if sign == "*":
                star = True
                continue
            if star and sign != "?":
                at = text.find(sign, at)
                if at < 0:
                    return False
            if at >= len(text) or sign not in ("?", text[at]):
                return False
            at += 1
            star = False
        return star or at == len(text)

    return sum(matches(word[:length]) for length in range(len(word) + 1))


def main() -> None:
    word, pattern = sys.stdin.read().split()
    print(solve(word, pattern))


main()
