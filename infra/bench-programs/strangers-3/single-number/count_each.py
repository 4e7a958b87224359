n = int(input())
a = input().split()
for x in a:
    if a.count(x) == 1:
        print(x)
        break
