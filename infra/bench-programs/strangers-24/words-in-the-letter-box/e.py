import sys

def main():
    it = iter(sys.stdin.read().split())
    r, c = int(next(it)), int(next(it))
    box = {}
    for y in range(r):
        for x, ch in enumerate(next(it)):
            box[y, x] = ch
    squares = {p: i for i, p in enumerate(box)}
    letter = list(box.values())
    beside = [[squares[q] for q in ((y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)) if q in squares]
              for y, x in box]

    trie = {}
    for _ in range(int(next(it))):
        word = next(it)
        node = trie
        for ch in word:
            node = node.setdefault(ch, {})
        node['.'] = word

    found = set()
    free = [True] * len(letter)

    def go(p, node):
        free[p] = False
        for q in beside[p]:
            if free[q] and letter[q] in node:
                sub = node[letter[q]]
                if '.' in sub:
                    found.add(sub['.'])
                    if len(sub) == 1:
                        continue
                go(q, sub)
        free[p] = True

    for p, ch in enumerate(letter):
        if ch in trie:
            if '.' in trie[ch]:
                found.add(ch)
            go(p, trie[ch])
    print(len(found), *sorted(found), sep='\n')

main()
