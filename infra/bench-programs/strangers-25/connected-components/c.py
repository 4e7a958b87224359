from collections import defaultdict

n, m = map(int, input().split())
cables = defaultdict(set)
for _ in range(m):
    u, v = map(int, input().split())
    cables[u].add(v)
    cables[v].add(u)

unseen = set(range(1, n + 1))
answer = 0
while unseen:
    answer += 1
    frontier = {unseen.pop()}
    while frontier:
        reached = set()
        for computer in frontier:
            reached |= cables[computer]
        frontier = reached & unseen
        unseen -= frontier
print(answer)
