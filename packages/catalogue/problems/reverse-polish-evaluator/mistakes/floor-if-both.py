t = open(0).read().split()[1:]
st = []
for x in t:
    if x in ('+', '-', '*', '/'):
        b = st.pop()
        a = st.pop()
        if x == '+':
            st.append(a + b)
        elif x == '-':
            st.append(a - b)
        elif x == '*':
            st.append(a * b)
        else:
            st.append(-(-a // b) if a < 0 else a // b)
    else:
        st.append(int(x))
print(st[0])
