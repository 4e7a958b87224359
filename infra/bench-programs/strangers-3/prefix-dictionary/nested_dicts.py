import sys
trie = {}
out = []
data = sys.stdin.read().split()
for op, w in zip(data[1::2], data[2::2]):
    node = trie
    if op == "add":
        for ch in w:
            node = node.setdefault(ch, {})
        node["."] = True
    else:
        ok = True
        for ch in w:
            if ch not in node:
                ok = False
                break
            node = node[ch]
        if op == "has":
            ok = ok and "." in node
        out.append("true" if ok else "false")
print("\n".join(out))
