import gc
import sys


class Node:
    __slots__ = ("kids", "word")

    def __init__(self, kids={}, word=False):
        self.kids = kids
        self.word = word


class Trie:
    def __init__(self):
        self.root = Node()

    def add(self, text):
        node = self.root
        for ch in text:
            kid = node.kids.get(ch)
            if kid is None:
                kid = node.kids[ch] = Node()
            node = kid
        node.word = True

    def walk(self, text):
        node = self.root
        for ch in text:
            node = node.kids.get(ch)
            if node is None:
                return None
        return node


def main():
    gc.disable()
    q = int(sys.stdin.readline())
    trie = Trie()
    out = []
    for _ in range(q):
        op, w = sys.stdin.readline().split()
        if op == "add":
            trie.add(w)
        else:
            node = trie.walk(w)
            ok = node is not None and (op == "prefix" or node.word)
            out.append("true" if ok else "false")
    print("\n".join(out))


main()
