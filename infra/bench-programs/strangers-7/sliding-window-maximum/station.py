import heapq


def window_maxima(values, k):
    heap = []
    result = []
    for i, v in enumerate(values):
        heapq.heappush(heap, (-v, i))
        if heap[0][1] <= i - k:
            heapq.heappop(heap)
        if i >= k - 1:
            result.append(-heap[0][0])
    return result


n, k = map(int, input().split())
print(" ".join(map(str, window_maxima(list(map(int, input().split())), k))))
