k = int(input())
s = []
for x in input().split():
    if x == "+":
        b = s.pop(); a = s.pop(); s.append(a + b)
    elif x == "-":
        b = s.pop(); a = s.pop(); s.append(a - b)
    elif x == "*":
        b = s.pop(); a = s.pop(); s.append(a * b)
    elif x == "/":
        b = s.pop(); a = s.pop(); s.append(a // b)
    else:
        s.append(int(x))
print(s[-1])
