M = 10**9 + 7
row = input().strip()
one_less, ways = 0, 1
rest = row
done = ""
while rest:
    d, rest = rest[0], rest[1:]
    new = ways if d != "0" else 0
    if done and 10 <= int(done + d) <= 26:
        new += one_less
    one_less, ways = ways, new % M
    done = d
print(ways)
