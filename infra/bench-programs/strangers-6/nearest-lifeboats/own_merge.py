import sys

END = 1 << 80


def order(keys):
    if len(keys) < 2:
        return keys
    half = len(keys) // 2
    left = order(keys[:half])
    right = order(keys[half:])
    left.append(END)
    right.append(END)
    i = j = 0
    merged = []
    while len(merged) < len(keys):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    return merged


def main():
    data = sys.stdin.buffer.read().split()
    n, k, sx, sy = map(int, data[:4])
    packed = []
    for boat in range(n):
        dx = int(data[4 + 2 * boat]) - sx
        dy = int(data[5 + 2 * boat]) - sy
        packed.append((dx * dx + dy * dy) << 17 | boat)
    low = (1 << 17) - 1
    first = order(packed)[:k]
    print(*[(p & low) + 1 for p in first])


main()
