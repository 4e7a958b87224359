from functools import reduce


def quotient(a, b):
    return a // b if a * b >= 0 else -(-a // b)


def step(stack, token):
    match token, stack:
        case "+", (b, a, *rest):
            return (a + b, *rest)
        case "-", (b, a, *rest):
            return (a - b, *rest)
        case "*", (b, a, *rest):
            return (a * b, *rest)
        case "/", (b, a, *rest):
            return (quotient(a, b), *rest)
    return (int(token), *stack)


input()
(answer,) = reduce(step, input().split(), ())
print(answer)
