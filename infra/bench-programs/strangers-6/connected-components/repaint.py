n, m = [int(x) for x in input().split()]
name = list(range(n))

for cable in range(m):
    u, v = [int(x) - 1 for x in input().split()]
    old = name[u]
    new = name[v]
    name = [new if x == old else x for x in name]

# a component keeps the name of one of its members
different = 0
for computer in range(n):
    if name[computer] == computer:
        different += 1
print(different)
