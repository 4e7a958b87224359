def next_permutation(a):
    i = len(a) - 2
    while i >= 0 and a[i] >= a[i + 1]:
        i -= 1
    if i < 0:
        return False
    j = len(a) - 1
    while a[j] <= a[i]:
        j -= 1
    a[i], a[j] = a[j], a[i]
    a[i + 1:] = reversed(a[i + 1:])
    return True


input()
tiles = sorted(input().strip())
words = ["".join(tiles)]
while next_permutation(tiles):
    words.append("".join(tiles))
print("\n".join(words))
