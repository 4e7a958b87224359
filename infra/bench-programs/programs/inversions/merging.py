n = int(input())
a = list(map(int, input().split()))

def sort(a):
    if len(a) < 2:
        return a, 0
    half = len(a) // 2
    left, x = sort(a[:half])
    right, y = sort(a[half:])
    merged, count, i = [], x + y, 0
    for v in right:
        while i < len(left) and left[i] <= v:
            merged.append(left[i])
            i += 1
        count += len(left) - i
        merged.append(v)
    return merged + left[i:], count

print(sort(a)[1])
