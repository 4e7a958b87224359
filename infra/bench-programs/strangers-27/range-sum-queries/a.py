import sys
from itertools import accumulate


def main():
    read = sys.stdin.buffer.readline
    n, q = map(int, read().split())
    upto = list(accumulate(map(int, read().split()), initial=0))
    answers = []
    for _ in range(q):
        l, r = map(int, read().split())
        answers.append(upto[r] - upto[l - 1])
    print('\n'.join(map(str, answers)))


main()
