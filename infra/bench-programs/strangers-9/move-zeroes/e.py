n = int(input())
numbers = list(map(int, input().split()))

zeros = numbers.count(0)
for i in range(zeros):
    numbers.remove(0)
    numbers.append(0)

print(" ".join(map(str, numbers)))
