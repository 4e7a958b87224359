"""Counts the climbs by how many double steps they hold: choose which of the moves are double."""

from math import comb

n = int(input())
print(sum(comb(n - doubles, doubles) for doubles in range(n // 2 + 1)))
