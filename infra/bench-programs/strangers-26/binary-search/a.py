import sys


def main():
    data = sys.stdin.buffer.read().split()
    n, q = int(data[0]), int(data[1])
    arr = list(map(int, data[2:2 + n]))
    asked = list(map(int, data[2 + n:2 + n + q]))

    # walk through the array and the questions side by side
    order = sorted(range(q), key=asked.__getitem__)
    answer = [-1] * q
    i = 0
    for k in order:
        v = asked[k]
        while i < n and arr[i] < v:
            i += 1
        if i < n and arr[i] == v:
            answer[k] = i
    print('\n'.join(map(str, answer)))


main()
