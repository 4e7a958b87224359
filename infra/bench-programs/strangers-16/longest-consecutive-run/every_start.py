n = int(input())
numbers = list(map(int, input().split()))
present = set(numbers)
longest = 0
for number in numbers:
    length = 1
    while number + length in present:
        length += 1
    longest = max(longest, length)
print(longest)
