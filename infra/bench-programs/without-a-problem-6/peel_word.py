# Take out the leftmost pair of equal neighbours, again and again. What is left, in how many rounds?

def find_pair(s):
    for i in range(len(s) - 1):
        if s[i] == s[i + 1]:
            return i
    return -1


word = input().strip()
rounds = 0
while True:
    i = find_pair(word)
    if i < 0:
        break
    word = word[:i] + word[i + 2:]
    rounds += 1
print(word if word else "(empty)")
print(rounds)
