# The shape of the tree does not matter: the k-th smallest mark is the k-th of the sorted marks.
_ = input()
marks = sorted(int(token) for token in input().split() if token != "null")
_ = input()
print(" ".join(str(marks[int(k) - 1]) for k in input().split()))
