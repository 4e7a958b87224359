import sys


def replay():
    log = []
    for line in sys.stdin:
        words = line.split()
        if len(words) == 4:
            log.append((int(words[1]), words[2], words[3]))
        elif len(words) == 3:
            t, name = int(words[1]), words[2]
            yield next((x for time, ship, x in reversed(log) if ship == name and time <= t), "none")


for answer in replay():
    print(answer)
