n = int(input())
numbers = list(map(int, input().split()))

for number in numbers:
    if numbers.count(number) == 1:
        print(number)
        break
