import sys

def egcd(a, b):
    if not b:
        return a, 1, 0
    g, x, y = egcd(b, a % b)
    return g, y, x - a // b * y

def main():
    a, m = (int(t) for t in sys.stdin.read().split())
    g, x, _ = egcd(a % m, m)
    if g != 1:
        print("no inverse")
    else:
        print(x % m)

main()
