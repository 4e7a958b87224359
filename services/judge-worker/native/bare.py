"""Runs commands several times with an input and prints the CPU milliseconds of their processes.

The benchmark compares the judge with these processes, which have no sandbox and no limits. The argument is JSON of
{commands, count, atOnce, input, group}. The commands of a turn run one after the other, so `atOnce` above 1 needs a turn of
one command. Without `group` the time of the awaited processes is printed. With the folder of a control group as `group` the
time of every process in the group is printed.
"""
import json
import os
import resource
import sys

order = json.loads(sys.argv[1])
group = order.get("group")
running = {}
total = 0.0


def group_ms():
    """CPU milliseconds of the group without this process, which is a member."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    try:
        with open(f"{group}/cpuacct.usage") as usage:
            all_ms = int(usage.read()) / 1e6
    except FileNotFoundError:
        with open(f"{group}/cpu.stat") as stat:
            all_ms = int(stat.readline().split()[1]) / 1e3
    return all_ms - (own.ru_utime + own.ru_stime) * 1000


def start(argv):
    stdin = os.memfd_create("input")
    os.write(stdin, order["input"].encode())
    os.lseek(stdin, 0, os.SEEK_SET)
    actions = [
        (os.POSIX_SPAWN_DUP2, stdin, 0),
        (os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0),
    ]
    pid = os.posix_spawn(argv[0], argv, {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}, file_actions=actions)
    os.close(stdin)
    running[pid] = argv


def wait_for_one():
    global total
    pid, status, usage = os.wait4(-1, 0)
    argv = running.pop(pid)
    if status != 0:
        sys.exit(f"{argv} ended with status {status}")
    total += (usage.ru_utime + usage.ru_stime) * 1000


if group:
    with open(f"{group}/cgroup.procs", "w") as members:
        members.write("0")
    before = group_ms()
for argv in (command for _ in range(order["count"]) for command in order["commands"]):
    if len(running) == order["atOnce"]:
        wait_for_one()
    start(argv)
while running:
    wait_for_one()
print(group_ms() - before if group else total)
