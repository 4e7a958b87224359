from operator import not_
input()
print(" ".join(map(str, sorted(map(int, input().split()), key=not_))))
