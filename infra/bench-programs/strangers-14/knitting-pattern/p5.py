signs = list(input().strip())


def read():
    text = ""
    while signs and signs[0] != "]":
        sign = signs.pop(0)
        if sign.isdigit():
            number = sign
            while signs[0] != "[":
                number += signs.pop(0)
            signs.pop(0)  # [
            inner = read()
            signs.pop(0)  # ]
            text += inner * int(number)
        else:
            text += sign
    return text


print(read())
