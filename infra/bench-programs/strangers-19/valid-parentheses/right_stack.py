# This program checks brackets with a stack.
partner = {")": "(", "]": "[", "}": "{"}   # closing -> opening

text = input().strip()      # read the text
stack = []                  # opened and not yet closed
ok = True                   # we are optimists
for ch in text:
    if ch in partner:
        # a closing bracket needs its partner on top of the stack
        if len(stack) == 0:
            ok = False
            break
        if stack.pop() != partner[ch]:
            ok = False
            break
    else:
        stack.append(ch)    # an opening bracket waits
if stack:
    ok = False              # somebody was never closed
print("true" if ok else "false")
