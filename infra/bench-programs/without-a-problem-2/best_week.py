import sys
def main():
    it = iter(sys.stdin.buffer.read().split())
    n = int(next(it))
    cur, cs = 0, 0
    bst = None
    for i in range(n):
        v = int(next(it))
        if cur < 0:
            cur, cs = 0, i
        cur += v
        if bst is None or cur > bst[0]:
            bst = (cur, cs + 1, i + 1)
    print(*bst)
main()
