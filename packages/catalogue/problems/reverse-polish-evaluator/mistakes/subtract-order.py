t = open(0).read().split()[1:]
st = []
for x in t:
    if x in ('+', '-', '*', '/'):
        b = st.pop()
        a = st.pop()
        if x == '+':
            st.append(a + b)
        elif x == '-':
            st.append(a - b if len(st) < 2 else b - a)
        elif x == '*':
            st.append(a * b)
        else:
            q = abs(a) // abs(b)
            st.append(q if (a < 0) == (b < 0) else -q)
    else:
        st.append(int(x))
print(st[0])
