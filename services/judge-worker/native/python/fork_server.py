"""Runs the tests of a submission as forked children of a booted interpreter.

The interpreter boots once and forks a fork server for each submission, so that nothing of a submission is left for the
next one. Both are trusted and never parse foreign code: the first child, already confined, compiles the source and hands
the code object back as bytes that only later children read. A child then behaves like `python3 main.py`.
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

# Modules that may be imported before the fork, because they keep no state that children share. All but sortedcontainers,
# which the judge offers, are of the standard library.
HARMLESS = frozenset(
    """abc argparse array ast base64 bisect calendar cmath collections contextlib copy dataclasses datetime decimal enum
    fractions functools hashlib heapq io itertools json math numbers operator os pprint queue random re
    sortedcontainers statistics string struct sys textwrap threading time types typing unicodedata zlib""".split()
)


# Exit code of a fork server whose submission is over. After any other end the interpreter ends too.
SUBMISSION_OVER = 64


class Server:
    """Holds the source and its code as bytes, which the fork server never interprets."""

    def __init__(self):
        self.source = b""
        self.code = b""

    def preload(self, names):
        """Imports the harmless modules among those that the worker saw in the source, to save time in each test."""
        for name in names.decode("ascii").split(","):
            if name in HARMLESS:
                __import__(name)
        # Children must not collect objects of this process, because that would copy their pages.
        gc.freeze()

    def serve(self):
        """Answers the slot. Returns in a confined child only. @returns whether the child must hand its code back."""
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
    """The program's code. The first child writes it to descriptor 3 for the others, before foreign code runs."""
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
        # Every test must show the compiler's warnings, so a source that has some is compiled in each test.
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
    # Two more frames lie below the program's: this file's and that of `exec`.
    sys.setrecursionlimit(sys.getrecursionlimit() + 2)
    return module.__dict__


def exit_code_of(error):
    """The interpreter's exit code for an exception that leaves the main module. Prints what the interpreter prints."""
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
    """Flushes files that the program left open, as finalisation does. Skipped for a source that cannot open files."""
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
    """@returns whether all output could be written."""
    whole = True
    for stream in dict.fromkeys((sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__)):
        try:
            if stream is not None and not getattr(stream, "closed", False):
                stream.flush()
        except BaseException:
            whole = False
    return whole


def leave(server, status, interrupted):
    """Ends the child like the interpreter: threads, exit functions, buffers. Skips the finalisation of shared objects."""
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


# The module `site` would add these. Without `site` the boot takes a quarter less time.
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
