n = int(input())
for i in range(1, n + 1):
    lines = []
    for k in range(1, i + 1):
        lines.append('Fizz' * (k % 3 == 0) + 'Buzz' * (k % 5 == 0) or str(k))
    print(lines[-1])
