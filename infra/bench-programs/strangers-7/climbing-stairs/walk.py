# I try every way up the stairs and count when I stand on the top
count = 0
n = int(input())

def go(step):
    global count
    if step == n:
        count = count + 1
        return
    if step > n:
        return
    go(step + 1)
    go(step + 2)

go(0)
print(count)
