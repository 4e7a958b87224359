import sys

text, _, *words = sys.stdin.read().split()

trie = {}
for word in words:
    node = trie
    for ch in word:
        node = node.setdefault(ch, {})
    node["."] = True

n = len(text)
NEVER = n + 1
need = [NEVER] * n + [0]  # words from here to the end
for i in range(n - 1, -1, -1):
    node = trie
    best = NEVER
    j = i
    while j < n and text[j] in node:
        node = node[text[j]]
        j += 1
        if "." in node and need[j] < best:
            best = need[j]
    if best < NEVER:
        need[i] = best + 1
print(need[0] if need[0] < NEVER else -1)
