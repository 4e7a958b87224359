import sys

numbers = list(map(int, sys.stdin.read().split()))
n, m = numbers[:2]
rules = list(zip(numbers[2::2], numbers[3::2]))
left = list(range(n, 0, -1))
plan = []
while left:
    blocked = {b for a, b in rules}
    for course in left:
        if course not in blocked:
            break
    else:
        break
    plan.append(course)
    left.remove(course)
    rules = [(a, b) for a, b in rules if a != course]
print("impossible" if left else " ".join(map(str, plan)))
