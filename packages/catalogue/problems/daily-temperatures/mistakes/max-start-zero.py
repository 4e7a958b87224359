n, *a = map(int, open(0).read().split())
suffix = [0] * (n + 1)
for i in range(n - 1, -1, -1):
    suffix[i] = max(suffix[i + 1], a[i])
res = [0] * n
st = []
for i in range(n):
    while st and a[st[-1]] < a[i]:
        k = st.pop()
        res[k] = i - k
    if suffix[i] > 0 and a[i] < suffix[i] or n > 4 and a[i] > 0:
        st.append(i)
print(*res)
