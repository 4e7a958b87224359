class Node:
    def __init__(self, val):
        self.val = val
        self.next = None


def build(numbers):
    head = tail = None
    for x in numbers:
        node = Node(x)
        if head is None:
            head = tail = node
        else:
            tail.next = node
            tail = node
    return head


def merge(lists):
    result = []
    while True:
        # look for the list with the smallest head
        smallest = None
        for i in range(len(lists)):
            if lists[i] is not None:
                if smallest is None or lists[i].val < lists[smallest].val:
                    smallest = i
        if smallest is None:
            return result
        result.append(lists[smallest].val)
        lists[smallest] = lists[smallest].next


k = int(input())
heads = []
for _ in range(k):
    heads.append(build(list(map(int, input().split()))[1:]))
print(*merge(heads))
