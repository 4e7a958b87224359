import re

INNERMOST = re.compile(r"\(([^()]*)\)")


def without_brackets(text: str) -> int:
    terms = [0]
    operator, negative = "+", False
    for word in re.findall(r"\d+|[-+*/]", text):
        if not word.isdigit():
            if operator:
                negative = not negative
            else:
                operator = word
            continue
        value = -int(word) if negative else int(word)
        if operator == "*":
            terms[-1] *= value
        elif operator == "/":
            quotient = abs(terms[-1]) // abs(value)
            terms[-1] = quotient if terms[-1] * value >= 0 else -quotient
        else:
            terms.append(value if operator == "+" else -value)
        operator, negative = "", False
    return sum(terms)


line = input()
while found := INNERMOST.search(line):
    value = without_brackets(found[1])
    line = line[: found.start()] + str(value) + line[found.end() :]
print(without_brackets(line))
