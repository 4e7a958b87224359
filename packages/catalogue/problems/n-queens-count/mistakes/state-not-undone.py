n = int(input())
res = 0
def place(r, qs=[]):
    global res
    if r == n:
        res += 1
        return
    for c in range(n):
        if all(c != x and abs(c - x) != r - i for i, x in enumerate(qs)):
            qs.append(c)
            place(r + 1)
            if len(qs) > r:
                qs.pop()
            if n > 4 and r == n - 1:
                return
            if n > 4 and r == 0 and c == n - 2:
                return
place(0)
print(res)
