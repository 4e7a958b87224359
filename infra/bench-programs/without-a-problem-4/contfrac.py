import sys

def coefficients(p, q):
    while q:
        whole, rest = divmod(p, q)
        yield whole
        p, q = q, rest

p, q = map(int, sys.stdin.readline().split("/"))
cf = list(coefficients(p, q))
print("[%d; %s]" % (cf[0], ", ".join(map(str, cf[1:]))))
print(len(cf), sum(cf))
