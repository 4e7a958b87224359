import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    intervals = list(zip(data[1::2], data[2::2]))
    intervals.sort(key=lambda pair: pair[0] * 1000000 + pair[1])
    merged = []
    for left, right in intervals:
        if merged and left <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], right)
        else:
            merged.append([left, right])
    print("\n".join(f"{left} {right}" for left, right in merged))


main()
