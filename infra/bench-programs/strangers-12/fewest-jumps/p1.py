n = int(input())
a = list(map(int, input().split()))
jumps = 0
end = 0       # how far the jumps so far can bring us
reach = 0     # how far one more jump could bring us
for i in range(n - 1):
    if i > end:
        break
    reach = max(reach, i + a[i])
    if i == end:
        if reach == i:
            break
        jumps += 1
        end = reach
print(jumps if end >= n - 1 else -1)
