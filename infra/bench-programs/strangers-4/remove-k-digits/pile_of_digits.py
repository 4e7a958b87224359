digits = input().strip()
k = int(input())
keep = len(digits) - k
pile = []
for d in digits:
    while k and pile and pile[-1] > d:
        pile.pop()
        k -= 1
    pile.append(d)
print(''.join(pile[:keep]).lstrip('0') or '0')
