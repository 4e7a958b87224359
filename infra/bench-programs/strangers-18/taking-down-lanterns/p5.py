from functools import lru_cache

n = int(input())
lanterns = tuple(map(int, input().split()))


@lru_cache(maxsize=None)
def best(hanging):
    """Most cents for the lanterns that still hang."""
    result = 0
    for i, x in enumerate(hanging):
        left = hanging[i - 1] if i > 0 else 1
        right = hanging[i + 1] if i + 1 < len(hanging) else 1
        rest = hanging[:i] + hanging[i + 1:]
        result = max(result, left * x * right + best(rest))
    return result


print(best(lanterns))
