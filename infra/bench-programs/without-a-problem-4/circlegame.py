import sys
words = sys.stdin.read().split()
n = int(words[0])
people = words[1:n + 1]
order = []
while len(people) > 1:
    # the first one goes to the back, the next one is out
    lucky = people.pop(0)
    people.append(lucky)
    out = people.pop(0)
    order.append(out)
print("winner:", people[0])
print("first out:", order[0] if order else "none")
