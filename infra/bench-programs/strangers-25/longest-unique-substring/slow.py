from sys import stdin


def distinct_prefix(text):
    seen = set()
    for c in text:
        if c in seen:
            break
        seen.add(c)
    return len(seen)


def tails(text):
    while text:
        yield text
        text = text[1:]


line = stdin.readline().rstrip("\r\n")
print(max(map(distinct_prefix, tails(line))))
