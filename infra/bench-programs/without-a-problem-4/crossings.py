import sys
data = sys.stdin.read().split()
n = int(data[0])
cables = [int(x) for x in data[1:n + 1]]

def count(a):
    if len(a) < 2:
        return a, 0
    half = len(a) // 2
    left, x = count(a[:half])
    right, y = count(a[half:])
    merged = []
    i = j = 0
    total = x + y
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            total += len(left) - i
            merged.append(right[j])
            j += 1
    merged += left[i:]
    merged += right[j:]
    return merged, total

print(count(cables)[1])
