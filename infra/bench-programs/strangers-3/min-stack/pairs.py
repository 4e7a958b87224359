import sys
st = []
for line in sys.stdin.readlines()[1:]:
    op, *x = line.split() or [""]
    if op == "push":
        v = int(x[0])
        st.append((v, min(v, st[-1][1]) if st else v))
    elif op == "pop":
        st.pop()
    elif op == "top":
        print(st[-1][0])
    elif op == "min":
        print(st[-1][1])
