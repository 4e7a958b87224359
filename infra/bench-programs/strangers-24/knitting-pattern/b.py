import sys

src = sys.stdin.buffer.readline().strip()
out = bytearray()
starts, counts = [], []
num = 0
for c in src:
    if c >= 97:
        out.append(c)
    elif c == 91:
        starts.append(len(out)); counts.append(num); num = 0
    elif c == 93:
        at = starts.pop(); k = counts.pop()
        if k > 1:
            out += out[at:] * (k - 1)
    else:
        num = num * 10 + c - 48
sys.stdout.buffer.write(bytes(out) + b"\n")
