def fingerprint(word):
    """Does not depend on the order of the letters."""
    total = 0
    mixed = 0
    for letter in word:
        code = ord(letter)
        total += code
        mixed ^= code
    return len(word), total, mixed


s = input().strip()
t = input().strip()
print("true" if fingerprint(s) == fingerprint(t) else "false")
