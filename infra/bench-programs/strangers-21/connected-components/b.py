import sys


def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, m = next(it), next(it)
    friends = [[] for _ in range(n + 1)]
    for u, v in zip(it, it):
        friends[u].append(v)
        friends[v].append(u)
    todo = [True] * (n + 1)
    count = 0
    for s in range(1, n + 1):
        if not todo[s]:
            continue
        count += 1
        todo[s] = False
        stack = [s]
        while stack:
            for w in friends[stack.pop()]:
                if todo[w]:
                    todo[w] = False
                    stack.append(w)
    print(count)


main()
