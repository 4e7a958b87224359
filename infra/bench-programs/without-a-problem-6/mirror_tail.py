# Fewest letters to write behind the word so that it reads the same backwards.

word = input()

# ------------------------------------------------------------------
# Step 1: turn the word round.
# ------------------------------------------------------------------
back = word[::-1]

# ------------------------------------------------------------------
# Step 2: failure function of the turned word.
# fail[i] = length of the longest border of back[0..i]
# ------------------------------------------------------------------
fail = [0] * len(back)
k = 0
for i in range(1, len(back)):
    while k > 0 and back[i] != back[k]:
        k = fail[k - 1]
    if back[i] == back[k]:
        k += 1
    fail[i] = k

# ------------------------------------------------------------------
# Step 3: run the word itself through it. What is matched at the end
# is the longest palindrome that ends the word.
# ------------------------------------------------------------------
k = 0
for c in word:
    while k > 0 and (k == len(back) or c != back[k]):
        k = fail[k - 1]
    if c == back[k]:
        k += 1

# ------------------------------------------------------------------
# Step 4: the part before it has to be mirrored.
# ------------------------------------------------------------------
missing = word[:len(word) - k][::-1]
print(len(missing))
print(word + missing)
