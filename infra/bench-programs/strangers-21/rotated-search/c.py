import sys


def main():
    read = sys.stdin.readline
    n, q = map(int, read().split())
    a = list(map(int, read().split()))
    questions = sorted(zip(map(int, read().split()), range(q)))
    start = a.index(min(a))
    answers = [-1] * q
    i = 0
    for x, number in questions:
        while i < n and a[i + start - n] < x:
            i += 1
        if i == n:
            break
        if a[i + start - n] == x:
            answers[number] = (i + start) % n
    print(*answers, sep="\n")


main()
