# how many full rows can be built from n bricks when row i takes i bricks
n = int(input())

low = 0
high = n
answer = 0
steps = 0
while low <= high:
    steps = steps + 1
    middle = (low + high) // 2
    need = middle * (middle + 1) // 2
    if need == n:
        answer = middle
        break
    elif need < n:
        answer = middle
        low = middle + 1
    else:
        high = middle - 1

used = answer * (answer + 1) // 2
print("rows", answer)
print("left", n - used)
if used == n:
    print("perfect")
