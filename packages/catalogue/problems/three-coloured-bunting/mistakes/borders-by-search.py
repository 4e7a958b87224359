s = input().strip()
t = ''.join(sorted(s, key='rwb'.index))
white = t.find('w')
blue = t.find('b') if 'b' in t else len(t)
red, mid, last = s[:white], s[white:blue], s[blue:]
if white < 0:
    red, mid = s[:0], s[:blue]
n = [[part.count(c) for c in 'rwb'] for part in (red, mid, last)]
pairs = sum(min(n[i][j], n[j][i]) for i, j in ((0, 1), (0, 2), (1, 2)))
wrong = sum(n[i][j] for i in range(3) for j in range(3) if i != j)
print(pairs + (wrong - 2 * pairs) // 3 * 2)
