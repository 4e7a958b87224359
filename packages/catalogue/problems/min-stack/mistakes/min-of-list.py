import sys
lines = sys.stdin.read().split('\n')
st = []
for line in lines[1:int(lines[0]) + 1]:
    w = line.split()
    if w[0] == 'push':
        st.append(int(w[1]))
    elif w[0] == 'pop':
        st.pop()
    elif w[0] == 'top':
        print(st[-1])
    else:
        print(min(st))
