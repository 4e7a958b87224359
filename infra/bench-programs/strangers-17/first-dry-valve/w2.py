import sys


def ask(valve):
    print("?", valve)
    sys.stdout.flush()
    return sys.stdin.readline().strip() == "dry"


def search():
    # 50 binary digits are enough for 10^15
    for power in range(50):
        if ask(1 << power):
            break
    low = (1 << power) // 2 + 1
    high = 1 << power
    while low < high:
        middle = (low + high) // 2
        if ask(middle):
            high = middle
        else:
            low = middle + 1
    return high


print("!", search(), flush=True)
