import heapq
import sys


def main():
    n, *a = map(int, sys.stdin.buffer.read().split())
    # greedy with regret: take the richest house, and put in its place the gain of
    # changing our mind and taking its two neighbours instead
    left = list(range(-1, n - 1))
    right = list(range(1, n + 1))
    gone = [False] * n
    value = a[:]
    heap = [(-x, i) for i, x in enumerate(a)]
    heapq.heapify(heap)
    total = 0
    while heap:
        x, i = heapq.heappop(heap)
        x = -x
        if gone[i]:
            continue
        if x <= 0:
            break
        total += x
        l, r = left[i], right[i]
        if l >= 0 and r < n:
            value[i] = value[l] + value[r] - value[i]
            heapq.heappush(heap, (-value[i], i))
            gone[l] = gone[r] = True
            left[i], right[i] = left[l], right[r]
        else:
            # at an end of the row there is nothing to change to
            gone[i] = True
            if l >= 0:
                gone[l] = True
                l = left[l]
            if r < n:
                gone[r] = True
                r = right[r]
            if l >= 0:
                right[l] = r
            if r < n:
                left[r] = l
            continue
        if left[i] >= 0:
            right[left[i]] = i
        if right[i] < n:
            left[right[i]] = i
    print(total)


main()
