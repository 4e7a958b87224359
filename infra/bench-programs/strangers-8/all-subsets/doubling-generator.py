import sys


def selections(toppings):
    if not toppings:
        yield ()
        return
    *head, last = toppings
    for s in selections(head):
        yield s
        yield s + (last,)


def main():
    _, *nums = sys.stdin.read().split()
    sys.stdout.writelines((" ".join(s) or "-") + "\n" for s in selections(nums))


main()
