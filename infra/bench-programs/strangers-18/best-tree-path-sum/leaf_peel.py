# undirected tree; peel leaves one after the other (degree 1), push the chain value to the neighbour
import sys


def main():
    k, *t = sys.stdin.read().split()
    num = []
    adj = []
    for i, x in enumerate(t):
        if x == "null":
            continue
        me = len(num)
        num.append(int(x))
        adj.append([])
        if i:
            up = (i - 1) >> 1
            adj[me].append(up)
            adj[up].append(me)
    n = len(num)
    deg = [len(a) for a in adj]
    gone = [False] * n
    chain = num[:]          # best path ending in v that uses peeled part only
    best = max(num)
    todo = [v for v in range(n) if deg[v] <= 1]
    while todo:
        v = todo.pop()
        gone[v] = True
        c = chain[v]
        for u in adj[v]:
            if not gone[u]:
                # join chain of v with what u has collected so far
                s = chain[u] + c
                if s > best:
                    best = s
                s = num[u] + c
                if s > chain[u]:
                    chain[u] = s
                deg[u] -= 1
                if deg[u] == 1:
                    todo.append(u)
    print(best)


main()
