import sys

tokens = iter(sys.stdin.read().split())

def read_case():
    n = int(next(tokens))
    return [int(next(tokens)) for _ in range(n)]

for case in range(1, int(next(tokens)) + 1):
    votes = read_case()
    cand, lead = None, 0
    for v in votes:
        if lead == 0:
            cand = v
        lead += 1 if v == cand else -1
    if votes.count(cand) * 2 > len(votes):
        print(f"Case #{case}: {cand}")
    else:
        print(f"Case #{case}: NONE")
