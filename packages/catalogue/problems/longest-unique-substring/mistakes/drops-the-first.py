line = input()
longest = 0
while line:
    letters = set()
    for letter in line:
        if letter in letters:
            break
        letters.add(letter)
    longest = max(longest, len(letters))
    line = line[1:]
print(longest)
