"""Runs the tests of a submission as forked children of a booted interpreter.

The interpreter boots once and forks a fork server for each submission, so that nothing of a submission is there when the
next one comes. Both are trusted and never look at foreign code: the first child, confined already, compiles the source
and hands the code object back as bytes that only further children read. What a child does after its fork is made to look
like `python3 main.py`.
"""
import sys

sys.path.insert(0, "/opt/judge/python")
import _judge_fork as native

del sys.path[0]
import _sitebuiltins
import builtins
import gc
import io
import marshal
import os

FILE = "/box/main.py"

# Modules of the standard library that may be imported before the fork: they keep no state that a fork would share.
HARMLESS = frozenset(
    """abc argparse array ast base64 bisect calendar cmath collections contextlib copy dataclasses datetime decimal enum
    fractions functools hashlib heapq io itertools json math numbers operator os pprint queue random re
    statistics string struct sys textwrap threading time types typing unicodedata zlib""".split()
)


# How a fork server ends whose submission is over; any other end is the end of all.
SUBMISSION_OVER = 64


class Server:
    """What the fork server knows: the source and its code, both as bytes that it does not interpret."""

    def __init__(self):
        self.source = b""
        self.code = b""

    def preload(self, names):
        """Imports what the worker saw the source import; each name is checked, the list only saves time."""
        for name in names.decode("ascii").split(","):
            if name in HARMLESS:
                __import__(name)
        # Objects of this process stay out of the children's garbage collection, which would copy their pages.
        gc.freeze()

    def serve(self):
        """Answers the slot. Returns only in a confined child; @returns whether the child is to hand its code back."""
        while True:
            kind, payload, streams = native.receive()
            if kind == "P":
                names, _, self.source = payload.partition(b"\n")
                self.preload(names)
                native.answer(b"ok")
                continue
            if kind == "E":
                native.answer(b"ok")
                os._exit(SUBMISSION_OVER)
            handback = -1 if self.code else os.memfd_create("code")
            pid = os.fork()
            if pid == 0:
                native.confine(payload, self.source, *streams, handback)
                return handback >= 0
            native.watch(pid, *streams)
            if handback >= 0:
                self.code = os.pread(handback, os.fstat(handback).st_size, 0)
                os.close(handback)


def load_code(server, hand_back):
    """The program's code; the first child leaves it for the others on descriptor 3, before foreign code runs."""
    if server.code:
        return marshal.loads(server.code)
    stderr, sys.stderr = sys.stderr, io.StringIO()
    try:
        code = compile(server.source, FILE, "exec", dont_inherit=True)
    finally:
        warnings = sys.stderr.getvalue()
        sys.stderr = stderr
        stderr.write(warnings)
    if hand_back:
        # A warning of the compiler belongs to every test, so such a source is compiled in each.
        if not warnings:
            os.write(3, marshal.dumps(code))
        os.close(3)
    return code


def become_main():
    """Gives the child the `__main__` module, arguments and recursion depth of a plain run."""
    from _frozen_importlib_external import SourceFileLoader

    module = type(sys)("__main__")
    module.__loader__ = SourceFileLoader("__main__", FILE)
    module.__dict__.update(__annotations__={}, __builtins__=builtins, __file__=FILE, __cached__=None)
    sys.modules["__main__"] = module
    sys.argv[:] = [FILE]
    del sys.modules["_judge_fork"]
    # This file's own frame and its call of `exec` stay below the program's.
    sys.setrecursionlimit(sys.getrecursionlimit() + 2)
    return module.__dict__


def exit_code_of(error):
    """What the interpreter would make of an exception that leaves the main module; prints what it would print."""
    if isinstance(error, SystemExit):
        if error.code is None:
            return 0
        if isinstance(error.code, int):
            return error.code & 0xFF
        sys.stdout.flush()
        print(error.code, file=sys.stderr)
        return 1
    trace = error.__traceback__
    error = error.with_traceback(trace.tb_next if trace else None)
    if isinstance(error, SyntaxError) and error.filename == FILE and error.__traceback__ is not None:
        if error.__traceback__.tb_frame.f_code is load_code.__code__:
            error = error.with_traceback(None)
    sys.excepthook(type(error), error, error.__traceback__)
    return 1


def flush_open_files(source):
    """What finalisation does for files that the program left open. A source that cannot have any is not searched."""
    if b"open" not in source and b"IO" not in source and b"Wr" not in source:
        return
    for thing in gc.get_objects():
        if isinstance(thing, io.IOBase) and thing is not sys.stdout and thing is not sys.stderr:
            try:
                if not thing.closed and thing.writable():
                    thing.flush()
            except BaseException:
                pass


def flush_standard_streams():
    """@returns whether all that was printed could be written."""
    whole = True
    for stream in dict.fromkeys((sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__)):
        try:
            if stream is not None and not getattr(stream, "closed", False):
                stream.flush()
        except BaseException:
            whole = False
    return whole


def leave(server, status, interrupted):
    """Ends the child as the interpreter ends: threads, exit functions, buffers; then without tearing down what it shares."""
    try:
        threading = sys.modules.get("threading")
        if threading:
            threading._shutdown()
        import atexit

        atexit._run_exitfuncs()
    except BaseException as error:
        sys.excepthook(type(error), error, error.__traceback__)
    flush_open_files(server.source)
    if not flush_standard_streams() and status == 0:
        status = 120
    if interrupted:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    os._exit(status)


# What the module `site` would add; leaving it out makes booting a quarter cheaper.
builtins.quit = _sitebuiltins.Quitter("quit", "Ctrl-D (i.e. EOF)")
builtins.exit = _sitebuiltins.Quitter("exit", "Ctrl-D (i.e. EOF)")
builtins.copyright = _sitebuiltins._Printer("copyright", sys.copyright)
builtins.help = _sitebuiltins._Helper()

gc.freeze()
while pid := os.fork():
    _, end = os.waitpid(pid, 0)
    if os.waitstatus_to_exitcode(end) != SUBMISSION_OVER:
        os._exit(1)
server = Server()
hand_back = server.serve()
namespace = become_main()
try:
    exec(load_code(server, hand_back), namespace)
    status, interrupted = 0, False
except BaseException as error:
    status, interrupted = exit_code_of(error), isinstance(error, KeyboardInterrupt)
leave(server, status, interrupted)
