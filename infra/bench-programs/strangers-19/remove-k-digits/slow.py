number = input().strip()
k = int(input())
# k times: take away the first digit that is greater than the one after it
for _ in range(k):
    i = 0
    while i + 1 < len(number) and number[i] <= number[i + 1]:
        i += 1
    number = number[:i] + number[i + 1:]
number = number.lstrip("0")
print(number if number != "" else "0")
