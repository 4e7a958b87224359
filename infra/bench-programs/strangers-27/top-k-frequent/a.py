from collections import Counter
n, k = map(int, input().split())
print(*(v for v, _ in Counter(input().split()).most_common(k)))
