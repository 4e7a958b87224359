r, c = map(int, input().split())
box = {}
for y in range(r):
    for x, letter in enumerate(input().strip()):
        box[y, x] = letter
words = [input().strip() for _ in range(int(input()))]
longest = max(map(len, words))


def spelled(y, x, used, text):
    if (y, x) not in box or (y, x) in used:
        return
    text += box[y, x]
    yield text
    if len(text) < longest:
        used = used | {(y, x)}
        for v, u in (y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1):
            yield from spelled(v, u, used, text)


everything = [text for y, x in box for text in spelled(y, x, frozenset(), "")]
found = sorted(word for word in words if word in everything)
print(len(found))
for word in found:
    print(word)
