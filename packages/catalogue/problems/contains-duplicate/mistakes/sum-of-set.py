n = int(input())
a = list(map(int, input().split()))
print('false' if sum(set(a)) == sum(a) else 'true')
