digits = input().strip()
ways, behind = 1, 0
while digits:
    last = digits[-1]
    digits = digits[:-1]
    pair = int(digits[-1] + last) if digits else 0
    alone = 0 if last == '0' else ways
    ways, behind = (alone + behind) % 1_000_000_007, ways if 10 <= pair <= 26 else 0
print(ways)
