from bisect import bisect_right as upto
n,m,k=map(int,input().split())
B=list(map(int,input().split()))
H=list(map(int,input().split()))
x=B[0]+H[0]-1
step=1<<32
# the largest x with fewer than k pairs at or below it
while step:
    y=x+step
    if sum(upto(H,y-b) for b in B)<k: x=y
    step>>=1
print(x+1)
