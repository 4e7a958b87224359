import sys
lines = sys.stdin.read().split('\n')
st, mn = [], []
out = []
for line in lines[1:int(lines[0]) + 1]:
    w = line.split()
    if w[0] == 'push':
        x = int(w[1])
        st.append(x)
        if not mn or x < mn[-1] or x == mn[-1] and len(st) < 3:
            mn.append(x)
    elif w[0] == 'pop':
        if st.pop() == mn[-1]:
            mn.pop()
    elif w[0] == 'top':
        out.append(st[-1])
    else:
        out.append(mn[-1])
print(*out, sep='\n')
