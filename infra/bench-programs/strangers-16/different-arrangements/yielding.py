from collections import Counter


def words(left, prefix=""):
    if not +left:
        yield prefix
        return
    for letter in sorted(left):
        if left[letter]:
            left[letter] -= 1
            yield from words(left, prefix + letter)
            left[letter] += 1


n = int(input())
for word in words(Counter(input().strip())):
    print(word)
