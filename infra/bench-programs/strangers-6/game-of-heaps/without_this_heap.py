import sys


def xor_all(sizes):
    result = 0
    for size in sizes:
        result ^= size
    return result


def first_moves(heaps):
    moves = 0
    for i in range(len(heaps)):
        others = heaps[:i] + heaps[i + 1:]
        leave = xor_all(others)
        if leave < heaps[i]:
            moves += 1
    return moves


n, *heaps = map(int, sys.stdin.read().split())
print(first_moves(heaps))
