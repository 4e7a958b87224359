import sys
d = list(map(int, sys.stdin.buffer.read().split()))
h = d[1:] + [0]
st = []
best = 0
for i, x in enumerate(h):
    while st and h[st[-1]] >= x:
        y = h[st.pop()]
        w = i - st[-1] - 1 if st else i
        best = max(best, y * w)
    st.append(i)
print(best)
