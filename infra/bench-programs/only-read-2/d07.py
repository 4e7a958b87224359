n = int(input())
h = list(map(int, input().split())) + [0]
st = []
ans = 0
for i in range(n + 1):
    start = i
    while st and st[-1][1] > h[i]:
        start, y = st.pop()
        ans = max(ans, y * (i - start))
    st.append((start, h[i]))
print(ans)
