n, h = map(int, input().split())
tanks = list(map(int, input().split()))
speed = 1
while True:
    hours = 0
    for litres in tanks:
        hours += -(-litres // speed)
    if hours <= h:
        break
    speed += 1
print(speed)
