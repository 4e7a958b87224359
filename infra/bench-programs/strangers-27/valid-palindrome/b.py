from collections import deque


def palindrome(text):
    letters = deque(c for c in text.casefold() if c.isalnum())
    while len(letters) > 1:
        if letters.popleft() != letters.pop():
            return False
    return True


print(str(palindrome(input())).lower())
