import sys

sys.setrecursionlimit(10000)


class Fork:
    def __init__(self, name):
        self.name = name
        self.left = self.right = None


class Reader:
    def __init__(self, text):
        self.text = text

    def eat(self, sign):
        if self.text[:1] == sign:
            self.text = self.text[1:]
            return True
        return False

    def fork(self):
        name = ""
        while self.text[:1] not in ("(", ")", ",", ""):
            name += self.text[0]
            self.text = self.text[1:]
        if not name:
            return None
        me = Fork(name)
        if self.eat("("):
            me.left = self.fork()
            if self.eat(","):
                me.right = self.fork()
            self.eat(")")
        return me


def grow(tokens):
    root = Fork(tokens.pop(0))
    waiting = [root]
    while tokens:
        fork = waiting.pop(0)
        for side in ("left", "right"):
            token = tokens.pop(0) if tokens else "null"
            if token != "null":
                setattr(fork, side, Fork(token))
                waiting.append(getattr(fork, side))
    return root


def brackets(fork, out):
    out.append(fork.name)
    if fork.left or fork.right:
        out.append("(")
        if fork.left:
            brackets(fork.left, out)
        if fork.right:
            out.append(",")
            brackets(fork.right, out)
        out.append(")")
    return out


def levels(root):
    waiting = [root]
    names = []
    while waiting:
        fork = waiting.pop(0)
        names.append(fork.name if fork else "null")
        if fork:
            waiting += [fork.left, fork.right]
    while names[-1] == "null":
        names.pop()
    return names


if input() == "write":
    input()
    print("".join(brackets(grow(input().split()), [])))
else:
    names = levels(Reader(input()).fork())
    print(len(names), " ".join(names), sep="\n")
