n, head = map(int, input().split())
value = [0] + list(map(int, input().split()))
link = [0] + list(map(int, input().split()))

result = 0
card = head
while card != 0:
    upcoming = link[card]
    if result == 0 or value[card] < value[result]:
        link[card] = result
        result = card
    else:
        p = result
        while link[p] != 0 and value[link[p]] <= value[card]:
            p = link[p]
        link[card] = link[p]
        link[p] = card
    card = upcoming

boxes = []
while result:
    boxes.append(result)
    result = link[result]
print(*boxes)
