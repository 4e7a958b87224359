import sys

lines = sys.stdin.read().split("\n")
a = lines[0]
b = lines[1] if len(lines) > 1 else ""

D = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
for i in range(len(a) + 1):
    for j in range(len(b) + 1):
        if i == 0 or j == 0:
            D[i][j] = i + j
            continue
        D[i][j] = min(
            D[i - 1][j - 1] + (a[i - 1] != b[j - 1]),
            # a gap of any length upwards or to the left
            min(D[k][j] + (i - k) for k in range(i)),
            min(D[i][k] + (j - k) for k in range(j)),
        )
print(D[-1][-1])
