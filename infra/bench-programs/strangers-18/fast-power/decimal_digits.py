"""Horner over the decimal digits of b: r -> r^10 * a^d."""
import sys


def tenth(x, m):
    s = x * x % m
    q = s * s % m
    return q * q % m * s % m


def lock(a, b, m):
    a = int(a)
    m = int(m)
    table = [1 % m]
    for _ in range(9):
        table.append(table[-1] * a % m)
    r = 1 % m
    for digit in b:
        r = tenth(r, m) * table[ord(digit) - 48] % m
    return r


sys.stdin.readline()
sys.stdout.write("".join(f"{lock(*line.split())}\n" for line in sys.stdin if line.strip()))
