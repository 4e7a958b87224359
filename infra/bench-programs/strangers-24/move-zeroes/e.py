input()
print(*sorted(map(int, input().split()), key=lambda x: not x))
