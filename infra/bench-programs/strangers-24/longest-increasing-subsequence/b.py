from bisect import bisect_left as where
ends=[]
input()
for x in map(int,input().split()):ends[(i:=where(ends,x)):i+1]=[x]
print(len(ends))
