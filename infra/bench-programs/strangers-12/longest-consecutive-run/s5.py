n = int(input())
numbers = set(map(int, input().split()))

longest = 0
for number in numbers:
    # count upwards from this number
    length = 1
    while number + length in numbers:
        length += 1
    longest = max(longest, length)
print(longest)
