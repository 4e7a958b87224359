import sys


class Calculator(list):
    def feed(self, token):
        if token not in ("+", "-", "*", "/"):
            self.append(int(token))
            return
        b, a = self.pop(), self.pop()
        if token == "+":
            self.append(a + b)
        elif token == "-":
            self.append(a - b)
        elif token == "*":
            self.append(a * b)
        else:
            # // rounds down, so turn negative numbers over first
            self.append(-(-a // b) if a < 0 else a // b)


calc = Calculator()
for word in sys.stdin.read().split()[1:]:
    calc.feed(word)
print(calc[0])
