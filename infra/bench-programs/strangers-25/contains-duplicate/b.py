n = int(input())
a = input().split()
print(str(len(set(map(int, a))) < n).lower())
