import sys

def main():
    numbers = [int(x) for x in sys.stdin.read().split()[1:]]
    numbers.sort()
    wanted = 1
    for x in numbers:
        if x == wanted:
            wanted += 1
        elif x > wanted:
            break
    print(wanted)

main()
