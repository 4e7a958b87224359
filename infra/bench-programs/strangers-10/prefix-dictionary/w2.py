import sys


class Node:
    __slots__ = ('next', 'is_word')

    def __init__(self):
        self.next = {}
        self.is_word = False


root = Node()


def add(word):
    node = root
    for i, ch in enumerate(word):
        if ch not in node.next:
            node.next[ch] = Node()
        node = node.next[ch]
        node.is_word = i == len(word) - 1


def walk(text):
    node = root
    for ch in text:
        node = node.next.get(ch)
        if node is None:
            return None
    return node


def main():
    input_lines = sys.stdin.read().split('\n')
    answers = []
    for i in range(1, int(input_lines[0]) + 1):
        op, w = input_lines[i].split()
        if op == 'add':
            add(w)
            continue
        node = walk(w)
        ok = node is not None and (op == 'prefix' or node.is_word)
        answers.append('true' if ok else 'false')
    print('\n'.join(answers))


main()
