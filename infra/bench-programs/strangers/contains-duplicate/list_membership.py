# first we read the size
n = int(input())
# then the numbers, they are strings but that is ok
numbers = input().split()
# this list remembers what we saw
seen = []
answer = "false"
for x in numbers:
    # is it already in our list?
    if x in seen:
        answer = "true"
        break
    seen.append(x)
print(answer)
