n = int(input())
pred = [0] + list(map(int, input().split()))
# arms[c]: the two longest ways down from c through different next chambers
longest = [0] * (n + 1)
via = [0] * (n + 1)
second = [0] * (n + 1)
for chamber in range(1, n + 1):
    steps = 1
    before = chamber
    here = pred[chamber]
    while here != 0:
        if via[here] == before:
            if steps > longest[here]:
                longest[here] = steps
        elif steps > longest[here]:
            second[here] = longest[here]
            longest[here] = steps
            via[here] = before
        elif steps > second[here]:
            second[here] = steps
        before = here
        here = pred[here]
        steps += 1
answer = 0
for chamber in range(1, n + 1):
    if longest[chamber] + second[chamber] > answer:
        answer = longest[chamber] + second[chamber]
print(answer)
