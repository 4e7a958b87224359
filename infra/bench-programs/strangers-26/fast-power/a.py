import sys
_, *locks = sys.stdin.read().splitlines()
print(*(pow(*map(int, lock.split())) for lock in locks if lock), sep='\n')
