import sys

END = object()
root = {}


def walk(word):
    here = root
    for ch in word:
        here = here.get(ch)
        if here is None:
            return None
    return here


def run(lines):
    for line in lines:
        op, w = line.split()
        if op == 'add':
            here = root
            for ch in w:
                here = here.setdefault(ch, {})
            here[END] = True
        else:
            at = walk(w)
            yield at is not None and (op == 'prefix' or END in at)


next(sys.stdin)
print('\n'.join('true' if a else 'false' for a in run(sys.stdin)))
