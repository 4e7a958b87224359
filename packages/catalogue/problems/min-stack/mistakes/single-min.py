import sys
lines = sys.stdin.read().split('\n')
st = []
mn = None
second = None
for line in lines[1:int(lines[0]) + 1]:
    w = line.split()
    if w[0] == 'push':
        x = int(w[1])
        st.append(x)
        if mn is None or x <= mn:
            second, mn = mn, x
    elif w[0] == 'pop':
        x = st.pop()
        if x == mn:
            mn, second = second, None
        if not st:
            mn = second = None
    elif w[0] == 'top':
        print(st[-1])
    else:
        print(mn)
