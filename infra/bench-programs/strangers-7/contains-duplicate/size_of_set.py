def read_numbers():
    n = int(input())
    numbers = [int(t) for t in input().split()]
    return n, numbers


def has_duplicate(n, numbers):
    different = set(numbers)
    if len(different) < n:
        return True
    else:
        return False


n, numbers = read_numbers()
if has_duplicate(n, numbers):
    print("true")
else:
    print("false")
