import re

word = re.sub(r"[\W_]", "", input()).lower()
while len(word) > 1 and word[0] == word[-1]:
    word = word[1:-1]
print("true" if len(word) < 2 else "false")
