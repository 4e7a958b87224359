import sys


def longest(text):
    seen_at = {}
    start = 0
    best = 0
    for i, ch in enumerate(text):
        before = seen_at.get(ch)
        if before and before >= start:
            start = before + 1
        seen_at[ch] = i
        best = max(best, i - start + 1)
    return best


print(longest(sys.stdin.readline().rstrip("\r\n")))
