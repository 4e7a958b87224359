s = input().strip()
left = list(input().strip())


def crossed_out():
    for letter in s[::-1]:
        if letter not in left:
            return False
        left.remove(letter)
    return not left


print('true' if crossed_out() else 'false')
