def is_mirror_word(word, left, right):
    while left < right:
        if word[left] != word[right]:
            return False
        left += 1
        right -= 1
    return True


n = int(input())
word = input().strip()

# pieces[i] = smallest number of pieces for the first i letters
pieces = [0] + [n + 1] * n
for i in range(1, n + 1):
    for j in range(i):
        if is_mirror_word(word, j, i - 1):
            pieces[i] = min(pieces[i], pieces[j] + 1)
print(pieces[n] - 1)
