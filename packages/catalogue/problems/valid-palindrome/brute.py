import sys


def solve(s: str) -> bool:
    text = ""
    for c in s:
        if "a" <= c <= "z" or "0" <= c <= "9":
            text += c
        elif "A" <= c <= "Z":
            text += chr(ord(c) + 32)
    return all(text[i] == text[len(text) - 1 - i] for i in range(len(text)))


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print("true" if solve(s) else "false")


main()
