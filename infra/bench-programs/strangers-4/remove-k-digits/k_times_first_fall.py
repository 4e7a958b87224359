number = input().strip()
k = int(input())

def without_one(s):
    i = 0
    while i + 1 < len(s) and s[i] <= s[i + 1]:
        i += 1
    return s[:i] + s[i + 1:]

for _ in range(k):
    number = without_one(number)
number = number.lstrip('0')
print(number if number else 0)
