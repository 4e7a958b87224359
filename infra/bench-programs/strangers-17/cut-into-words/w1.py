import sys


def fewest(text, words):
    known = set(words)
    longest = len(max(words))
    far = len(text) + 1
    best = [0] + [far] * len(text)
    for end in range(1, len(text) + 1):
        for start in range(max(0, end - longest), end):
            if best[start] + 1 < best[end] and text[start:end] in known:
                best[end] = best[start] + 1
    return best[-1] if best[-1] < far else -1


text, _, *words = sys.stdin.read().split()
print(fewest(text, words))
