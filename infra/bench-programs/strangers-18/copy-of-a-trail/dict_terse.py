import sys
D = list(map(int, sys.stdin.buffer.read().split()))
c, o, box = D[1], [], dict(zip(D[2::4], zip(D[3::4], D[4::4], D[5::4])))
while c: o.append(c); c = box[c][1]
new = {x: i for i, x in enumerate([0] + o)}
print("\n".join("%d %d %d" % (p, new[a], new[h]) for p, a, h in map(box.get, o)))
