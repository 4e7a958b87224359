import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, heights = data[0], data[1:]
    place = {height: at for at, height in enumerate(heights)}
    answer = [0] * n
    waiting = []
    for turn in range(2 * n):
        height = heights[turn % n]
        while waiting and waiting[-1] < height:
            at = place[waiting.pop()]
            answer[at] = (turn - at) % n
        waiting.append(height)
    print(*answer)


main()
