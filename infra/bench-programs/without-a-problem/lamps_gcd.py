a, b = map(int, input().split())
p, q = a, b
while q:
    p, q = q, p % q
print("both lamps blink together every", a // p * b, "seconds")
