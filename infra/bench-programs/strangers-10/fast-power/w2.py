import sys


def power(a, b, m):
    if b == 0:
        return 1
    half = power(a, b // 2, m)
    square = half * half % m
    if b % 2:
        return square * a % m
    return square


def main():
    tokens = iter(sys.stdin.read().split())
    q = int(next(tokens))
    answers = []
    for _ in range(q):
        a = int(next(tokens))
        b = int(next(tokens))
        m = int(next(tokens))
        answers.append(power(a, b, m))
    print("\n".join(map(str, answers)))


if __name__ == "__main__":
    main()
