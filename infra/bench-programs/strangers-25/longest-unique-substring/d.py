import sys
w, best = "", 0
for c in sys.stdin.readline().rstrip("\r\n"):
    w = w[w.find(c) + 1:] + c
    best = max(best, len(w))
print(best)
