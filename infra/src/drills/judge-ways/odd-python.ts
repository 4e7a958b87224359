/** Python programs by name; see odd-programs.ts. */
export const ODD_PYTHON: Record<string, string> = {
  'exit with text': 'import sys\nprint("a")\nsys.exit("bye")',
  'exit code': 'import sys\nsys.exit(3)',
  'exit code above a byte': 'import sys\nsys.exit(259)',
  'exit none': 'import sys\nsys.exit()',
  'exit builtin': 'print(1)\nexit()',
  'quit builtin': 'print(1)\nquit(2)',
  'raise SystemExit': 'raise SystemExit("x")',
  'keyboard interrupt': 'raise KeyboardInterrupt',
  'uncaught in function': 'def f(x):\n    return g(x)\ndef g(x):\n    return 1 // x\nf(0)',
  'chained exceptions': 'try:\n    {}["a"]\nexcept KeyError as e:\n    raise ValueError("b") from e',
  'implicit chain': 'try:\n    [][1]\nexcept IndexError:\n    int("x")',
  'own exception': 'class E(Exception): pass\nraise E("mine")',
  'exception group': 'raise ExceptionGroup("g", [ValueError(1), TypeError(2)])',
  excepthook: 'import sys\nsys.excepthook = lambda *a: print("hook", a[0].__name__)\n1 / 0',
  'syntax error': 'def f(:\n    pass',
  'indentation error': 'if True:\nprint(1)',
  'unicode source': 'größe = "Ü→😀"\nprint(größe, len(größe))',
  'unread stdin': 'print("x")',
  'read all': 'import sys\nprint(len(sys.stdin.read()))',
  'iterate stdin': 'import sys\nfor line in sys.stdin: print(line.rstrip()[::-1])',
  'stdin buffer': 'import sys\nprint(sys.stdin.buffer.read().split())',
  'stdin readline': 'import sys\nr = sys.stdin.readline\nprint(r(), r(), r(), r())',
  'input to the end': 'try:\n    while True: print(input())\nexcept EOFError:\n    print("eof")',
  'input after end': 'for _ in range(5): input()',
  'dev stdin': 'print(open("/dev/stdin").read())',
  'dev stdout': 'with open("/dev/stdout", "a") as f: f.write("x\\n")',
  'open 0': 'print(open(0).read())',
  'os read': 'import os\nprint(os.read(0, 5))',
  isatty: 'import sys\nprint(sys.stdin.isatty(), sys.stdout.isatty())',
  encoding:
    'import sys\nprint(sys.stdin.encoding, sys.stdout.encoding, sys.stdout.errors, sys.getfilesystemencoding())',
  'line buffering': 'import sys\nprint(sys.stdout.line_buffering, sys.stderr.line_buffering)',
  'stdout buffer mixed':
    'import sys\nprint("a")\nsys.stdout.flush()\nsys.stdout.buffer.write(b"b\\n")\nprint("c")',
  'unflushed file on stdout': 'out = open(1, "w", closefd=False)\nout.write("late")',
  'fdopen on stdout': 'import os\nout = os.fdopen(1, "w")\nout.write("late")',
  'replaced stdout':
    'import sys, io\nsys.stdout = io.TextIOWrapper(open(1, "wb"), "utf-8")\nprint("replaced")',
  'stringio stdout':
    'import sys, io\nout = io.StringIO()\nsys.stdout, real = out, sys.stdout\nprint("inside")\nsys.stdout = real\nprint(out.getvalue() * 2)',
  'closed stdout': 'import sys\nsys.stdout.close()',
  'closed stderr': 'import sys\nsys.stderr.close()\nprint("x")',
  'stdout none': 'import sys\nprint("a")\nsys.stdout = None\nprint("b")',
  surrogates: 'print("\\udc80")',
  'large output': 'print("x" * 500000)',
  'many prints': 'for i in range(20000): print(i)',
  'print to stderr': 'import sys\nprint("err", file=sys.stderr)\nprint("out")',
  'print end flush': 'print("a", end="", flush=True)\nprint("b", end="")',
  atexit: 'import atexit\natexit.register(print, "last")\natexit.register(print, "first")\nprint("main")',
  'atexit after error': 'import atexit\natexit.register(print, "still")\n1 / 0',
  'atexit raises': 'import atexit\natexit.register(lambda: 1 / 0)\nprint("main")',
  thread:
    'import threading\nt = threading.Thread(target=lambda: print("thread"))\nt.start()\nt.join()\nprint("main")',
  'thread not joined':
    'import threading, time\ndef f():\n    time.sleep(0.05)\n    print("late")\nthreading.Thread(target=f).start()\nprint("main")',
  'daemon thread':
    'import threading, time\nthreading.Thread(target=time.sleep, args=(100,), daemon=True).start()\nprint("main")',
  'thread error':
    'import threading\nt = threading.Thread(target=lambda: 1 / 0)\nt.start()\nt.join()\nprint("on")',
  'thread stack size':
    'import sys, threading\nsys.setrecursionlimit(10**6)\nthreading.stack_size(1 << 26)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nt = threading.Thread(target=lambda: print(f(50000)))\nt.start()\nt.join()',
  'thread pool':
    'from concurrent.futures import ThreadPoolExecutor\nwith ThreadPoolExecutor(3) as p: print(list(p.map(abs, [-1, -2])))',
  timer: 'import threading\nthreading.Timer(0.02, print, ["tick"]).start()',
  queue:
    'import queue, threading\nq = queue.Queue()\nthreading.Thread(target=lambda: [q.put(i) for i in range(3)]).start()\nprint([q.get() for _ in range(3)])',
  'recursion limit': 'def f(n): return f(n + 1)\ntry: f(0)\nexcept RecursionError as e: print(e)',
  'recursion depth':
    'd = 0\ndef f():\n    global d\n    d += 1\n    f()\ntry: f()\nexcept RecursionError: print(d)',
  'deep recursion':
    'import sys\nsys.setrecursionlimit(100000)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nprint(f(20000))',
  'main guard': 'def main(): print("main", __name__)\nif __name__ == "__main__": main()',
  'main module': 'import __main__\nx = 5\nprint(__main__.x, __main__.__file__)',
  'dunder names': 'print(__file__, __name__, __doc__, __package__, __annotations__)',
  globals: 'print(sorted(globals()))',
  annotations: 'x: int = 3\nprint(__annotations__)',
  docstring: '"""The doc."""\nprint(__doc__)',
  'future import':
    'from __future__ import annotations\ndef f(x: Unknown) -> None: pass\nprint(f.__annotations__)',
  argv: 'import sys\nprint(sys.argv)',
  cwd: 'import os\nprint(os.getcwd())',
  environment: 'import os\nprint(sorted(os.environ.items()))',
  pickle:
    'import pickle\nclass P:\n    def __init__(self): self.a = 1\nprint(pickle.loads(pickle.dumps(P())).a)',
  dataclass:
    'from dataclasses import dataclass\n@dataclass(order=True)\nclass P:\n    x: int\n    y: int = 2\nprint(sorted([P(2), P(1)]))',
  enum: 'from enum import Enum\nclass C(Enum):\n    A = 1\nprint(C.A, C["A"])',
  typing:
    'from typing import NamedTuple, List, Optional\nclass P(NamedTuple):\n    x: int\nprint(P(1), List[int], Optional[int])',
  random: 'import random\nrandom.seed(5)\nprint([random.randint(1, 100) for _ in range(5)])',
  hashes: 'print(len({hash(i) for i in range(100)}), sorted({"b", "a"}))',
  decimal: 'from decimal import Decimal, getcontext\ngetcontext().prec = 50\nprint(Decimal(1) / 7)',
  fractions: 'from fractions import Fraction\nprint(Fraction(1, 3) + Fraction(1, 6))',
  datetime: 'import datetime\nprint(datetime.date(2024, 2, 29) + datetime.timedelta(365))',
  'time zone':
    'import os, time\nos.environ["TZ"] = "Asia/Tokyo"\ntime.tzset()\nprint(time.tzname, time.localtime(0).tm_hour)',
  zoneinfo:
    'from zoneinfo import ZoneInfo\nfrom datetime import datetime\nprint(datetime(2024, 7, 1, tzinfo=ZoneInfo("Europe/Berlin")).utcoffset())',
  locale: 'import locale\nprint(locale.setlocale(locale.LC_ALL, ""), locale.getpreferredencoding())',
  json: 'import json\nprint(json.dumps({"b": [1, None, 1.5], "a": "ü"}, sort_keys=True))',
  regex: 'import re\nprint(re.findall(r"(\\w)(\\d)", "a1b2"))',
  'temp file':
    'import tempfile\nwith tempfile.NamedTemporaryFile("w+") as f:\n    f.write("x")\n    f.seek(0)\n    print(f.read())',
  'temp dir':
    'import tempfile, os\nd = tempfile.TemporaryDirectory()\nopen(os.path.join(d.name, "a"), "w").close()\nprint(os.listdir(d.name))',
  'write in cwd': 'with open("out.txt", "w") as f: f.write("hi")\nprint(open("out.txt").read())',
  'file left open': 'f = open("/tmp/a", "w")\nf.write("x")\nprint(open("/tmp/a").read() == "")',
  csv: 'import csv, sys\ncsv.writer(sys.stdout).writerow([1, "a,b"])',
  'own source': 'print(open(__file__).read()[:5])',
  linecache: 'import linecache\nprint(linecache.getline(__file__, 1))',
  warnings: 'import warnings\nwarnings.warn("careful")\nprint(1)',
  'syntax warning': 'x = 1\nprint(x is 1)',
  'deprecation warning': 'import imp',
  logging: 'import logging\nlogging.basicConfig(level=logging.INFO)\nlogging.info("hello")',
  traceback: 'import traceback\ntry: 1 / 0\nexcept ZeroDivisionError: traceback.print_exc()',
  'traceback text': 'import traceback\ntry: 1 / 0\nexcept ZeroDivisionError: print(traceback.format_exc())',
  'exc info':
    'import sys\ntry: 1 / 0\nexcept ZeroDivisionError: print(sys.exc_info()[0])\nprint(sys.exc_info())',
  frames: 'import sys\nprint(sys._getframe().f_back)',
  'extract stack': 'import traceback\nprint(len(traceback.extract_stack()))',
  inspect: 'import inspect\nprint(len(inspect.stack()))',
  'destructor at exit': 'class A:\n    def __del__(self): print("gone")\na = A()',
  'destructor in cycle': 'class A:\n    def __del__(self): print("gone")\na = A()\na.me = a\ndel a',
  weakref: 'import weakref\nclass A: pass\na = A()\nweakref.finalize(a, print, "finalised")\nprint("main")',
  generator: 'def g():\n    try:\n        yield 1\n    finally: print("closed")\nx = g()\nprint(next(x))',
  'context manager':
    'from contextlib import contextmanager\n@contextmanager\ndef c():\n    print("in")\n    yield\n    print("out")\nwith c(): print("body")',
  gc: 'import gc\nprint(gc.isenabled(), gc.get_threshold())',
  'sys modules': 'import sys\nprint("re" in sys.modules, "json" in sys.modules)',
  'sys path': 'import sys\nprint(sys.path)',
  flags: 'import sys\nprint(sys.flags)',
  fork: 'import os\npid = os.fork()\nif pid == 0:\n    print("child", flush=True)\n    os._exit(0)\nos.wait()\nprint("parent")',
  subprocess:
    'import subprocess, sys\nprint(subprocess.run([sys.executable, "-c", "print(6)"], capture_output=True, text=True).stdout)',
  multiprocessing:
    'import multiprocessing\ndef f(x): return x * x\nif __name__ == "__main__":\n    with multiprocessing.Pool(2) as p: print(p.map(f, [1, 2, 3]))',
  'hidden fork':
    'o = __builtins__.__dict__["__imp" + "ort__"]("o" + "s")\nif getattr(o, "fo" + "rk")() == 0: getattr(o, "_ex" + "it")(0)\nprint("after")',
  'signal handler':
    'import signal, os\nsignal.signal(signal.SIGUSR1, lambda *a: print("got"))\nos.kill(os.getpid(), signal.SIGUSR1)',
  'kill self': 'import os\nos.kill(os.getpid(), 15)',
  abort: 'import os\nos.abort()',
  'os exit': 'import os\nprint("lost")\nos._exit(4)',
  'segmentation fault': 'import ctypes\nctypes.string_at(0)',
  asyncio:
    'import asyncio\nasync def f():\n    await asyncio.sleep(0.01)\n    print("async")\nasyncio.run(f())',
  'big integers': 'print(len(str(3 ** 5000)))',
  'integer too long': 'print(10 ** 5000)',
  'memory view': 'm = memoryview(bytearray(b"abc"))\nm[0] = 120\nprint(bytes(m))',
  'exec eval': 'exec("y = 2")\nprint(eval("y + 1"))',
  compile: 'print(eval(compile("1 + 1", "x", "eval")))',
  help: 'help(len)',
  'class body': 'class A:\n    print("body", __qualname__)',
  'import this': 'import this',
  'import missing': 'import numpy',
  'walrus match': 'match (n := 5):\n    case 5: print("five", n)',
  'f strings': 'x = 3.14159\nprint(f"{x:.2f} {x=} {x!r:>10}")',
  sleep: 'import time\ntime.sleep(0.05)\nprint("rested")',
  assert: 'assert 1 == 2, "no"',
  'heapq bisect':
    'import heapq, bisect\nh = [3, 1, 2]\nheapq.heapify(h)\nprint(heapq.heappop(h), bisect.bisect([1, 2, 3], 2))',
  'lru cache':
    'from functools import lru_cache\n@lru_cache(None)\ndef f(n): return n if n < 2 else f(n - 1) + f(n - 2)\nprint(f(300))',
  itertools: 'from itertools import permutations\nprint(list(permutations([1, 2, 3]))[:3])',
  'user io class':
    'import io, os, sys\nclass Fast(io.IOBase):\n    def __init__(self): self.b = io.BytesIO()\n    def write(self, s): self.b.write(s.encode())\n    def flush(self): os.write(1, self.b.getvalue()); self.b = io.BytesIO()\nsys.stdout = Fast()\nsys.stdout.write("fast\\n")',
};
