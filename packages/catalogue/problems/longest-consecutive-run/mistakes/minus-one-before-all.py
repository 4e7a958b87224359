numbers = sorted(map(int, open(0).read().split()[1:]))
longest = length = 0
before = -1
for number in numbers:
    if number == before:
        continue
    length = length + 1 if number == before + 1 else 1
    longest = max(longest, length)
    before = number
print(longest)
