n, h = map(int, input().split())
a = list(map(int, input().split()))
v = 1
while True:
    hours = 0
    for x in a:
        hours += (x + v - 1) // v
    if hours <= h:
        break
    v += 1
print(v)
