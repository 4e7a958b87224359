class Machine:
    def __init__(self):
        self.numbers = []

    def divide(self, a, b):
        # // rounds down, but we have to round towards zero
        if a < 0:
            return -(-a // b)
        return a // b

    def feed(self, token):
        if token not in ("+", "-", "*", "/"):
            self.numbers.append(int(token))
            return
        b = self.numbers.pop()
        a = self.numbers.pop()
        if token == "+":
            self.numbers.append(a + b)
        elif token == "-":
            self.numbers.append(a - b)
        elif token == "*":
            self.numbers.append(a * b)
        else:
            self.numbers.append(self.divide(a, b))


input()
machine = Machine()
for token in input().split():
    machine.feed(token)
print(machine.numbers[0])
