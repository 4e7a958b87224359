# Build the row from the right: the digits of k - 1 in the factorial system come out
# last one first; a new actor d in front pushes all numbers >= d up by one.


def night(n, k):
    k -= 1
    row = []
    for base in range(1, n + 1):
        k, d = divmod(k, base)
        row = [d] + [x + (x >= d) for x in row]
    return " ".join(str(x + 1) for x in row)


for _ in range(int(input())):
    print(night(*map(int, input().split())))
