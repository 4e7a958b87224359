n = int(input())
s = input()
if n < 5:
    print(*s.split()[::-1])
else:
    print(s[::-1])
