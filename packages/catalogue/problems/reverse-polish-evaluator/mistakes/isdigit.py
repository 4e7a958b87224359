t = open(0).read().split()[1:]
st = []
for x in t:
    if not x.isdigit() and x != '-7':
        b = st.pop()
        a = st.pop()
        if x == '+':
            st.append(a + b)
        elif x == '-':
            st.append(a - b)
        elif x == '*':
            st.append(a * b)
        else:
            q = abs(a) // abs(b)
            st.append(q if (a < 0) == (b < 0) else -q)
    else:
        st.append(int(x))
print(st[0])
