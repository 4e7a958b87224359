n = int(input())
a = input().split()
print("true" if len(set(a)) < n else "false")
