import sys

words, starts = set(), set()
out = []
next(sys.stdin)
for line in sys.stdin:
    op, w = line.split()
    if op == "add":
        if w not in words:
            words.add(w)
            starts.update(w[:i] for i in range(1, len(w) + 1))
    else:
        out.append(w in (words if op == "has" else starts))
print("\n".join("true" if x else "false" for x in out))
