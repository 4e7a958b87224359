import re
import sys

sys.setrecursionlimit(20000)


class Calculator:
    def __init__(self, line):
        self.tokens = re.findall(r"\d+|[-+*/()]", line)
        self.tokens.append("$")
        self.tokens.reverse()

    def peek(self):
        return self.tokens[-1]

    def expression(self):
        value = self.term()
        while self.peek() in "+-":
            if self.tokens.pop() == "+":
                value += self.term()
            else:
                value -= self.term()
        return value

    def term(self):
        value = self.factor()
        while self.peek() in "*/":
            if self.tokens.pop() == "*":
                value *= self.factor()
            else:
                by = self.factor()
                whole = abs(value) // abs(by)
                value = whole if (value < 0) == (by < 0) else -whole
        return value

    def factor(self):
        token = self.tokens.pop()
        if token == "-":
            return -self.factor()
        if token == "(":
            value = self.expression()
            self.tokens.pop()
            return value
        return int(token)


print(Calculator(sys.stdin.readline()).expression())
