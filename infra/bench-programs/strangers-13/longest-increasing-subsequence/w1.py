from bisect import bisect_left


def longest(sequence):
    ends = [0]  # ends[j]: smallest last element of a subsequence of length j
    for value in sequence:
        j = bisect_left(ends, value)
        if j == len(ends):
            ends.append(value)
        else:
            ends[j] = value
    return len(ends) - 1


n = int(input())
print(longest(map(int, input().split())))
