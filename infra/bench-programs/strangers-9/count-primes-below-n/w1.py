# sieve of the odd numbers only: position i stands for 2 * i + 1
n = int(input())
if n <= 2:
    print(0)
else:
    half = n // 2
    odd = bytearray(b"\x01") * half
    odd[0] = 0
    for p in range(3, int(n ** 0.5), 2):
        if odd[p // 2]:
            start = p * p // 2
            odd[start::p] = bytes(len(range(start, half, p)))
    print(1 + sum(odd))
