def smallest(num: str, k: int) -> str:
    kept = []
    for d in num:
        while k and kept and kept[-1] > d:
            kept.pop()
            k -= 1
        kept.append(d)
    if k:
        del kept[-k:]
    return ''.join(kept).lstrip('0') or '0'


print(smallest(input().strip(), int(input())))
