n, amount = map(int, input().split())
coins = list(map(int, input().split()))
inside = (1 << (amount + 1)) - 1
payable = 1
count = 0
while not payable >> amount & 1:
    before = payable
    for coin in coins:
        payable |= before << coin & inside
    if payable == before:
        count = -1
        break
    count += 1
print(count)
