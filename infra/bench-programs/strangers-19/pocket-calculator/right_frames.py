import sys


def main():
    line = sys.stdin.readline()
    stack = []                      # what waits outside the open brackets
    total, term, op, neg = 0, 0, '+', False
    want = True                     # a number is expected
    number = ''
    for ch in line + ' ':
        if ch.isdigit():
            number += ch
            continue
        if number:
            value, number = int(number), ''
            have = True
        else:
            have = False
        while True:
            if have:
                if neg:
                    value = -value
                neg = want = False
                if op == '+':
                    total += term
                    term = value
                elif op == '-':
                    total += term
                    term = -value
                elif op == '*':
                    term *= value
                else:
                    q = abs(term) // abs(value)
                    term = -q if (term < 0) != (value < 0) else q
            if ch != ')':
                break
            value = total + term
            total, term, op, neg = stack.pop()
            have, ch = True, ' '
        if ch == '(':
            stack.append((total, term, op, neg))
            total, term, op, neg, want = 0, 0, '+', False, True
        elif ch in '+-*/':
            if want:
                neg = not neg
            else:
                op, want = ch, True
    print(total + term)


main()
