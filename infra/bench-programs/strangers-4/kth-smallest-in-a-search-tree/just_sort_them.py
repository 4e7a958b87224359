count, tree, q, ks = [input() for _ in range(4)]
marks = sorted(int(x) for x in tree.split() if x != 'null')
print(*(marks[int(k) - 1] for k in ks.split()))
