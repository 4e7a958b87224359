def main():
    n, k = map(int, input().split())
    times = {}
    for word in input().split():
        times[word] = times.get(word, 0) + 1
    # bucket number = how often
    buckets = [None] * (n + 1)
    for word, c in times.items():
        if buckets[c] is None:
            buckets[c] = []
        buckets[c].append(word)
    answer = []
    c = n
    while len(answer) < k:
        if buckets[c]:
            answer.extend(buckets[c])
        c -= 1
    print(' '.join(answer[:k]))


main()
