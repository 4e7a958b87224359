# Works with the number as a text of binary digits.
# First the number of digits is found (by doubling and halving the LENGTH), then the digits from the left.

def dry(text):
    print("?", int(text, 2), flush=True)
    return input().strip() == "dry"


def ones(count):
    return "1" * count


LONGEST = 50                     # 10^15 has 50 binary digits

# h has at most `high` digits and more than `low`
low, high = 0, 1
while high < LONGEST and not dry(ones(high)):
    low, high = high, min(2 * high, LONGEST)
while high - low > 1:
    middle = (low + high) // 2
    if dry(ones(middle)):
        high = middle
    else:
        low = middle

h = ["1"] + ["0"] * (high - 1)
for i in range(1, high):
    # with a 0 here the number would be at most prefix 0 1 1 1 ... 1
    if not dry("".join(h[:i]) + "0" + ones(high - i - 1)):
        h[i] = "1"
print("!", int("".join(h), 2), flush=True)
