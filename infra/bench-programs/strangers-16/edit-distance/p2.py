# Myers / Hyyrö: one column of differences is a big integer, bit i stands for character i of a.
import sys

text = sys.stdin.read().split("\n")
a = text[0].rstrip("\r")
b = text[1].rstrip("\r") if len(text) > 1 else ""
m = len(a)
if m == 0:
    print(len(b))
else:
    where = {}
    for i, ch in enumerate(a):
        where[ch] = where.get(ch, 0) | 1 << i
    full = (1 << m) - 1
    top = 1 << (m - 1)
    plus, minus, score = full, 0, m
    for ch in b:
        eq = where.get(ch, 0)
        xv = eq | minus
        xh = ((((eq & plus) + plus) ^ plus) | eq) & full
        hp = (minus | ~(xh | plus)) & full
        hm = plus & xh
        if hp & top:
            score += 1
        elif hm & top:
            score -= 1
        hp = ((hp << 1) | 1) & full
        hm = (hm << 1) & full
        plus = (hm | ~(xv | hp)) & full
        minus = hp & xv
    print(score)
