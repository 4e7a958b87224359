import sys
h = [int(x) for x in sys.stdin.read().split()]
st = []
ans = [0] * len(h)
for i in range(len(h) - 1, -1, -1):
    seen = 0
    while st and st[-1][0] <= h[i]:
        seen += st.pop()[1]
    ans[i] = seen
    st.append((h[i], seen + 1))
print(" ".join(str(x) for x in ans))
