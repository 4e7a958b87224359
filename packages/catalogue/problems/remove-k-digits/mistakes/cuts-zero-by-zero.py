def main():
    number = input().strip()
    k = int(input())
    stack = []
    for digit in number:
        while k > 0 and stack and stack[-1] > digit:
            stack.pop()
            k -= 1
        stack.append(digit)
    if k > 0:
        stack = stack[:-k]
    rest = "".join(stack)
    while len(rest) > 1 and rest[0] == "0":
        rest = rest[1:]
    print(rest or "0")


main()
