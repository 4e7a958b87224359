input()
a = list(map(int, input().split()))
a.sort(key=lambda v: v == 0)  # sort is stable
print(" ".join(map(str, a)))
