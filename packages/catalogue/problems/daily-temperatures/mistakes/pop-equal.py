n, *a = map(int, open(0).read().split())
res = [0] * n
st = []
for i, x in enumerate(a):
    while st and (a[st[-1]] < x or a[st[-1]] == x and len(st) > 1):
        k = st.pop()
        res[k] = i - k if a[k] < x else 0
    st.append(i)
print(*res)
