def check(text):
    expected = []
    for c in text:
        match c:
            case "(":
                expected.append(")")
            case "[":
                expected.append("]")
            case "{":
                expected.append("}")
            case _:
                if not expected or expected.pop() != c:
                    return "false"
    return "false" if expected else "true"


print(check(input().strip()))
