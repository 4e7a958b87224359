from collections import Counter

s = input().strip().translate(str.maketrans('rwb', '012'))
c = Counter(zip(sorted(s), s))
rw, wr = c['0', '1'], c['1', '0']
rb, br = c['0', '2'], c['2', '0']
wb, bw = c['1', '2'], c['2', '1']
wrong = rw + wr + rb + br + wb + bw
pairs = min(rw, wr) + min(rb, br) + min(wb, bw)
print(pairs + (wrong - 2 * pairs) // 3 * 2)
