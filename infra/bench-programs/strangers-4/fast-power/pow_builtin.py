import sys
q, *locks = sys.stdin.read().strip().split('\n')
print('\n'.join(str(pow(*map(int, lock.split()))) for lock in locks[:int(q)]))
