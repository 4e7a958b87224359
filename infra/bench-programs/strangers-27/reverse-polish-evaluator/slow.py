import re
import sys

TRIPLE = re.compile(r'(-?\d+) (-?\d+) ([-+*/])(?!\S)')


def work_out(match):
    a, b, sign = int(match[1]), int(match[2]), match[3]
    if sign == '+':
        return str(a + b)
    if sign == '-':
        return str(a - b)
    if sign == '*':
        return str(a * b)
    q = abs(a) // abs(b)
    return str(q if a * b >= 0 else -q)


sys.stdin.readline()
text = ' '.join(sys.stdin.readline().split())
while ' ' in text:
    text = TRIPLE.sub(work_out, text, count=1)
print(int(text))
