import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    after = [[] for _ in range(n + 1)]
    for i in range(m):
        after[data[2 + 2 * i]].append(data[3 + 2 * i])
    state = [0] * (n + 1)
    order = []
    for first in range(1, n + 1):
        if state[first]:
            continue
        state[first] = 1
        stack = [first]
        while stack:
            course = stack[-1]
            for other in after[course]:
                if state[other] == 1:
                    print("impossible")
                    return
                if state[other] == 0:
                    state[other] = 1
                    stack.append(other)
                    break
            else:
                state[course] = 2
                order.append(stack.pop())
    print(*reversed(order))


main()
