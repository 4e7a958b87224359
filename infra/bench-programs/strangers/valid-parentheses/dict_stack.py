partner = {')': '(', ']': '[', '}': '{'}
stack = []
good = True
for ch in input().strip():
    if ch in partner:
        if not stack or stack.pop() != partner[ch]:
            good = False
            break
    else:
        stack.append(ch)
print('true' if good and not stack else 'false')
