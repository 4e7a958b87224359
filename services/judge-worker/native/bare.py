"""Starts a command so often, one after the other, with an input, and prints the CPU milliseconds its processes took.

The yardstick of the benchmark: no sandbox, no limits. Arguments: JSON of {argv, count, input}.
"""
import json
import os
import sys

order = json.loads(sys.argv[1])
total = 0.0
for _ in range(order["count"]):
    stdin = os.memfd_create("input")
    os.write(stdin, order["input"].encode())
    os.lseek(stdin, 0, os.SEEK_SET)
    actions = [
        (os.POSIX_SPAWN_DUP2, stdin, 0),
        (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0),
    ]
    pid = os.posix_spawn(order["argv"][0], order["argv"], {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}, file_actions=actions)
    _, status, usage = os.wait4(pid, 0)
    if status != 0:
        sys.exit(f"{order['argv']} ended with status {status}")
    total += usage.ru_utime + usage.ru_stime
    os.close(stdin)
print(total * 1000)
