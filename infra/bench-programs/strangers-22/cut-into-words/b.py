import sys


def main():
    text = sys.stdin.readline().strip()
    sys.stdin.readline()
    trie = {}
    for word in sys.stdin.readline().split():
        node = trie
        for ch in word:
            node = node.setdefault(ch, {})
        node['.'] = True
    text += '$'
    goal = len(text) - 1
    seen = bytearray(goal + 1)
    wave, steps = [0], 0
    while wave:
        ahead = []
        steps += 1
        for i in wave:
            node = trie
            while True:
                node = node.get(text[i])
                if node is None:
                    break
                i += 1
                if '.' in node and not seen[i]:
                    if i == goal:
                        return steps
                    seen[i] = 1
                    ahead.append(i)
        wave = ahead
    return -1


print(main())
