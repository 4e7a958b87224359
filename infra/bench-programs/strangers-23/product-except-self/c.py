import sys

numbers = [int(word) for word in sys.stdin.read().split()][1:]
zeros = [i for i, x in enumerate(numbers) if x == 0]
product = 1
for x in numbers:
    if x:
        product *= x

if len(zeros) == 0:
    result = [product // x for x in numbers]
else:
    result = [0] * len(numbers)
    if len(zeros) == 1:
        result[zeros[0]] = product
print(" ".join(map(str, result)))
