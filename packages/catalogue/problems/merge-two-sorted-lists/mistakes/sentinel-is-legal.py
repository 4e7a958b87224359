import sys

tokens = sys.stdin.read().split()
n = int(tokens[0])
first = list(map(int, tokens[1:n + 1]))
m = int(tokens[n + 1])
second = list(map(int, tokens[n + 2:n + 2 + m]))

END = 10 ** 6
first.append(END)
second.append(END)

merged = []
i = j = 0
for _ in range(n + m):
    if first[i] <= second[j]:
        merged.append(first[i])
        i += 1
    else:
        merged.append(second[j])
        j += 1

print(' '.join(map(str, merged)))
