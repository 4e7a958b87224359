import sys
from string import ascii_lowercase

lines = iter(sys.stdin.read().split('\n'))


def answer():
    a, b, heard = (next(lines, '').strip() for _ in range(3))
    if len(a) + len(b) != len(heard):
        return False
    mask_a = dict.fromkeys(ascii_lowercase, 0)
    mask_b = dict.fromkeys(ascii_lowercase, 0)
    for i, x in enumerate(a):
        mask_a[x] |= 1 << i
    for j, x in enumerate(reversed(b)):
        mask_b[x] |= 1 << j
    # bit i of front: i notes of a are used up
    front, full, m = 1, (1 << len(a) + 1) - 1, len(b)
    for p, note in enumerate(heard):
        shift = m - 1 - p
        stay = mask_b[note] >> shift if shift >= 0 else mask_b[note] << -shift
        front = (front & mask_a[note]) << 1 | front & stay
        front &= full
    return front >> len(a) == 1


for _ in range(int(next(lines))):
    print(str(answer()).lower())
