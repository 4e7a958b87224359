n = int(input())
socks = []
for i in range(n):
    socks.append(int(input()))

lonely = []
for sock in socks:
    if socks.count(sock) % 2 == 1:
        if sock not in lonely:
            lonely.append(sock)

print(len(lonely))
for sock in sorted(lonely):
    print(sock, end=" ")
print()
