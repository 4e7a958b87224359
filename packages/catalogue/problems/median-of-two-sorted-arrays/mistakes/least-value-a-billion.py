import sys

lines = sys.stdin.read().split("\n")
a = list(map(int, lines[1].split()))
b = list(map(int, lines[3].split()))
if len(a) > len(b):
    a, b = b, a
LEAST, MOST = -10**9, 10**10
half = (len(a) + len(b) + 1) // 2
low, high = 0, len(a)
while True:
    i = (low + high) // 2
    j = half - i
    a_left = a[i - 1] if i > 0 else LEAST
    b_left = b[j - 1] if j > 0 else LEAST
    a_right = a[i] if i < len(a) else MOST
    b_right = b[j] if j < len(b) else MOST
    if low < i and a_left > b_right:
        high = i - 1
    elif i < high and b_left > a_right:
        low = i + 1
    else:
        break
middle = max(a_left, b_left)
if (len(a) + len(b)) % 2 == 0:
    middle = (middle + min(a_right, b_right)) / 2
print(middle)
