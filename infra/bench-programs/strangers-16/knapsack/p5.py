def best(i, room):
    # take the chest i or leave it
    if i == n:
        return 0
    leave = best(i + 1, room)
    if weights[i] > room:
        return leave
    take = values[i] + best(i + 1, room - weights[i])
    return max(take, leave)

n, c = map(int, input().split())
weights = list(map(int, input().split()))
values = list(map(int, input().split()))
print(best(0, c))
