import sys


def main():
    n, *pred = map(int, sys.stdin.read().split())
    pred = [0] + pred
    height = [0] * (n + 1)
    answer = 0
    for v in range(n, 0, -1):
        p = pred[v]
        if p == 0:
            continue
        h = height[v] + 1
        if height[p] + h > answer:
            answer = height[p] + h
        if h > height[p]:
            height[p] = h
    print(answer)


main()
