q = int(input())
words = set()
for _ in range(q):
    op, w = input().split()
    if op == "add":
        words.add(w)
    elif op == "has":
        print("true" if w in words else "false")
    else:
        print("true" if any(x.startswith(w) for x in words) else "false")
