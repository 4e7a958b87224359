"""Counts the lessons in progress at every start."""

import sys

n, *times = map(int, sys.stdin.read().split())
lessons = list(zip(times[:n], times[n:]))
print(max(sum(start <= now < end for start, end in lessons) for now, _ in lessons))
