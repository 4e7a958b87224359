n = int(input())
deck = []
out = []
for _ in range(n):
    cmd = input().split()
    if cmd[0] == "top":
        deck.insert(0, int(cmd[1]))
    elif cmd[0] == "bottom":
        deck.append(int(cmd[1]))
    else:
        if deck:
            out.append(str(deck.pop(0)))
        else:
            out.append("empty")
print("\n".join(out))
