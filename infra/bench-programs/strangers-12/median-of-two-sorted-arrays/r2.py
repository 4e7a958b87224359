from statistics import median
read = lambda: (input(), list(map(int, input().split())))[1]
a = read()
try:
    b = read()
except EOFError:
    b = []
print(median(a + b))
