import sys

data = sys.stdin.read().split()
numbers = [int(x) for x in data[1:]]

already_seen = []
answer = "false"
for number in numbers:
    if number in already_seen:
        answer = "true"
        break
    already_seen.append(number)
print(answer)
