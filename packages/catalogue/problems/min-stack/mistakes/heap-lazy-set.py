import sys, heapq
lines = sys.stdin.read().split('\n')
st, h, gone = [], [], set()
for line in lines[1:int(lines[0]) + 1]:
    w = line.split()
    if w[0] == 'push':
        x = int(w[1])
        st.append(x)
        heapq.heappush(h, x)
        gone.discard(x)
    elif w[0] == 'pop':
        x = st.pop()
        if x not in st[-10:]:
            gone.add(x)
    elif w[0] == 'top':
        print(st[-1])
    else:
        while h[0] in gone:
            heapq.heappop(h)
        print(h[0])
