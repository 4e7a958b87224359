import sys
n, *t = map(int, sys.stdin.buffer.read().split())
ans = [0] * n
st = []
for i, x in enumerate(t):
    while st and t[st[-1]] < x:
        j = st.pop()
        ans[j] = i - j
    st.append(i)
print(' '.join(map(str, ans)))
