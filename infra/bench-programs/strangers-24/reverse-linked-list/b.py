print(*open(0).read().split()[:0:-1])
