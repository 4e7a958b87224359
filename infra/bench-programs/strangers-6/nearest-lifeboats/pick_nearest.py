n, k = map(int, input().split())
x0, y0 = map(int, input().split())

waiting = {}
for number in range(1, n + 1):
    x, y = map(int, input().split())
    waiting[number] = (x - x0) ** 2 + (y - y0) ** 2

sent = []
while k > 0:
    nearest = min(waiting, key=waiting.get)
    sent.append(str(nearest))
    waiting = {b: d for b, d in waiting.items() if b != nearest}
    k -= 1

print(" ".join(sent))
