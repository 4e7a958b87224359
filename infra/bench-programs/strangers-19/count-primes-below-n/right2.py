n = int(input())
# s[i] says whether 2*i+1 is prime
half = n // 2
s = bytearray([1]) * half
i = 1
while (2 * i + 1) ** 2 < n:
    if s[i]:
        p = 2 * i + 1
        first = (p * p) // 2
        s[first::p] = bytes(len(range(first, half, p)))
    i += 1
# the 1 at place 0 stands for the prime 2
print(sum(s) if n > 2 else 0)
