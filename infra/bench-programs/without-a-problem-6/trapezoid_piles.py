# n logs are stacked so that every layer has one log fewer than the layer below it.
# How many such stacks use all the logs, and which is the highest (layers, logs in the top layer)?
import sys

n = int(sys.stdin.read())

found = 0
highest = None
layers = 1
need = 1                      # 1 + 2 + ... + layers
while need <= n:
    rest = n - need
    if rest % layers == 0:
        found += 1
        highest = (layers, rest // layers + 1)
    layers += 1
    need += layers

print(found)
print("highest", *highest)
