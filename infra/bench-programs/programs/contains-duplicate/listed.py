n = int(input())
seen = []
answer = "false"
for x in input().split():
    if x in seen:
        answer = "true"
        break
    seen.append(x)
print(answer)
