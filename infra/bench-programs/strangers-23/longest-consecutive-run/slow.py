def run_from(x, present):
    length = 0
    while x in present:
        length += 1
        x += 1
    return length


n = int(input())
numbers = [int(s) for s in input().split()]
present = set(numbers)
print(max(run_from(x, present) for x in numbers))
