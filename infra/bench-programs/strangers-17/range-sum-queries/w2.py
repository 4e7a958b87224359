import sys

SIZE = 64


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    values = data[2:2 + n]
    up_to = [0]  # up_to[b]: sum of the first b blocks
    for s in range(0, n, SIZE):
        up_to.append(up_to[-1] + sum(values[s:s + SIZE]))
    pos = 2 + n
    for _ in range(q):
        l = data[pos] - 1
        r = data[pos + 1]
        pos += 2
        first = l // SIZE
        final = (r - 1) // SIZE
        if first == final:
            total = sum(values[l:r])
        else:
            total = sum(values[l:(first + 1) * SIZE])
            total += up_to[final] - up_to[first]
            total += sum(values[final * SIZE:r])
        sys.stdout.write(f"{total}\n")


main()
