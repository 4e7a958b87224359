import sys
from heapq import heappush, heappop

def main():
    read = sys.stdin.readline
    q = int(read())
    values = []          # the stack itself
    heap = []            # (value, position) of everything ever pushed, cleaned lazily
    alive = []           # id of the push at every position
    serial = 0
    for _ in range(q):
        op = read().split()
        if op[0] == 'push':
            serial += 1
            values.append(int(op[1]))
            alive.append(serial)
            heappush(heap, (values[-1], len(values) - 1, serial))
        elif op[0] == 'pop':
            values.pop()
            alive.pop()
        elif op[0] == 'top':
            print(values[-1])
        else:
            while True:
                v, pos, ident = heap[0]
                if pos < len(alive) and alive[pos] == ident:
                    break
                heappop(heap)
            print(v)

main()
