_, tree, _, ks = open(0).read().split('\n')[:4]
marks = sorted(int(t) for t in tree.split() if t != 'null')
print(*(marks[int(k) - 1] for k in ks.split()))
