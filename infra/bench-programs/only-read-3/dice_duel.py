# Two dice are rolled. Who wins more often?
#
# n is the number of faces. A usual die has six of them.
n = 6

# read both dice; anything after the sixth face is ignored
first = [int(x) for x in input().split()[:n]]
second = [int(x) for x in input().split()[:n]]

# compare every face with every face
wins = losses = 0
for i in range(n):
    for j in range(n):
        if first[i] > second[j]:
            wins += 1
        elif first[i] < second[j]:
            losses += 1

# is there a chain of three faces that repeats? (n * n * n looks long but is not)
chains = 0
for i in range(n):
    for j in range(n):
        for k in range(n):
            if first[i] + second[j] == first[k]:
                chains += 1

print(wins, losses, chains)
