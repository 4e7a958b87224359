def smallest(number, k):
    kept = []
    for digit in number:
        while k and kept and kept[-1] > digit:
            kept.pop()
            k -= 1
        kept.append(digit)
    return "".join(kept[:len(kept) - k]).lstrip("0") or "0"


print(smallest(input().strip(), int(input())))
