digits = input().strip()
k = int(input())
kept = []
for d in digits:
    while k and kept and kept[-1] > d:
        kept.pop()
        k -= 1
    kept.append(d)
if k:
    del kept[-k:]
print("".join(kept).lstrip("0") or "0")
