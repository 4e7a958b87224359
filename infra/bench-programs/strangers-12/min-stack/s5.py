import sys

q = int(sys.stdin.readline())
stack = []
for i in range(q):
    command = sys.stdin.readline().split()
    if command[0] == "push":
        stack.append(int(command[1]))
    elif command[0] == "pop":
        stack.pop()
    elif command[0] == "top":
        print(stack[-1])
    else:
        print(min(stack))
