"""Runs a program once for each of many inputs, each time in a forked child of its own.

The caller puts SOURCE, VARIED, COUNTED and MARKER in front of this text, and _covered if each case is to report the
blocks it enters. If VARIED is true, each input stands behind the program that reads it, as a frame of its own. If
COUNTED is true, SOURCE is a program with count_steps.py.
Standard input is two lines. The first has the CPU milliseconds of a case, the bytes kept of its output, the allowed
number of time-outs, and, if memory is measured, the steps between two measurements of each case. The second is base64
of gzipped frames; a frame is a big-endian length and an input. After each case a line of JSON goes to standard output
behind MARKER. A line before them all reports the blocks.
"""

import base64
import builtins
import gzip
import json
import mmap
import os
import signal
import struct
import sys
import tempfile
import threading
import traceback
import types

_ERROR_BYTES = 49152


def _file():
    try:
        return os.memfd_create("case")
    except OSError:
        with tempfile.TemporaryFile() as handle:
            return os.dup(handle.fileno())


def _inputs(packed):
    data = gzip.decompress(base64.b64decode(packed))
    at = 0
    while at < len(data):
        (length,) = struct.unpack_from(">i", data, at)
        yield data[at + 4 : at + 4 + length]
        at += 4 + length


def _cases(packed):
    frames = _inputs(packed)
    for frame in frames:
        yield (frame.decode(), next(frames)) if VARIED else (SOURCE, frame)


def _play(run, case_ms, every, files):
    for target, descriptor in enumerate(files):
        os.dup2(descriptor, target)
    sys.stdin = open(0, encoding="utf-8", closefd=False)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.__stdin__, sys.__stdout__, sys.__stderr__ = sys.stdin, sys.stdout, sys.stderr
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, case_ms / 1000)
    sys.argv = ["main.py"]
    if every:
        builtins.__weigh__ = every
    main = types.ModuleType("__main__")
    sys.modules["__main__"] = main
    status = 0
    try:
        run(main.__dict__)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException:
        traceback.print_exc(limit=-4)
        status = 1
    try:
        threading._shutdown()
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(status & 255)


def _kept(descriptor, most, tail):
    size = os.lseek(descriptor, 0, os.SEEK_END)
    os.lseek(descriptor, max(0, size - most) if tail else 0, os.SEEK_SET)
    chunks = []
    while most > 0:
        chunk = os.read(descriptor, most)
        if not chunk:
            break
        chunks.append(chunk)
        most -= len(chunk)
    return base64.b64encode(b"".join(chunks)).decode(), size


def _running(source, code=None):
    """Without code the source is compiled in the case's own process, which then fails like any other program."""
    return lambda scope: exec(code or compile(source, "main.py", "exec"), scope)


def _counting():
    """Counts the program, which is rewritten here once. Nothing of it runs in this process."""
    counter = types.ModuleType("counter")
    exec(compile(SOURCE, "main.py", "exec"), counter.__dict__)
    code = counter._rewritten()
    return lambda _scope: counter._count(code)


def _prepared():
    """What runs the program, and its number of marks. A program that cannot be rewritten runs without marks."""
    if COUNTED:
        try:
            return _counting(), 0
        except Exception:
            return _running(SOURCE), 0
    if "_covered" in globals():
        try:
            code, blocks = _covered(SOURCE)
            if blocks:
                builtins.__reached__ = mmap.mmap(-1, len(blocks))
                builtins.__reach__ = builtins.__reached__.__setitem__
                os.write(1, ("\n%s%s\n" % (MARKER, json.dumps({"blocks": blocks}))).encode())
            return _running(SOURCE, code), len(blocks)
        except Exception:
            pass
    try:
        return _running(SOURCE, compile(SOURCE, "main.py", "exec")), 0
    except SyntaxError:
        return _running(SOURCE), 0


def _main():
    head, packed = sys.stdin.buffer.read().split(b"\n")[:2]
    case_ms, keep, patience, *every = (int(part) for part in head.split())
    run, blocks = (None, 0) if VARIED else _prepared()
    for index, (source, text) in enumerate(_cases(packed)):
        files = [_file(), _file(), _file()]
        at = 0
        while at < len(text):
            at += os.write(files[0], text[at:])
        os.lseek(files[0], 0, os.SEEK_SET)
        if blocks:
            __reached__[:] = b"0" * blocks
        child = os.fork()
        if child == 0:
            _play(run or _running(source), case_ms, every[index] if every else 0, files)
        _, status, used = os.wait4(child, 0)
        out, size = _kept(files[1], keep, False)
        err, _ = _kept(files[2], _ERROR_BYTES, True)
        for descriptor in files:
            os.close(descriptor)
        timed_out = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF
        report = {
            "case": index,
            "ended": "timeout" if timed_out else "exit",
            "exit": os.waitstatus_to_exitcode(status),
            "out": out,
            "clipped": size > keep,
            "err": err,
            "ms": round((used.ru_utime + used.ru_stime) * 1000, 3),
        }
        if blocks:
            report["reached"] = "%x" % int(b"1" + __reached__[:], 2)
        os.write(1, ("\n%s%s\n" % (MARKER, json.dumps(report))).encode())
        patience -= timed_out
        if patience <= 0:
            break


_main()
