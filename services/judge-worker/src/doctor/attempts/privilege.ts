import { type Attempt, javaMain, pythonAttacks, pythonSystemCalls } from '../attempt.js';

/** System call numbers of x86-64. On other machines only the attempts by name run. */
const CALLS_X64: Parameters<typeof pythonSystemCalls>[0] = [
  ['unshare user', 272, '0x10000000'],
  ['unshare mount', 272, '0x20000'],
  ['setns', 308, '0', '0'],
  ['mount', 165, '0', 'b"/tmp"', 'b"tmpfs"', '0', '0'],
  ['umount', 166, 'b"/box"', '2'],
  ['pivot_root', 155, 'b"/tmp"', 'b"/tmp"'],
  ['chroot', 161, 'b"/tmp"'],
  ['bpf', 321, '0', '0', '0'],
  ['io_uring_setup', 425, '8', '0'],
  ['userfaultfd', 323, '1'],
  ['perf_event_open', 298, '0', '0', '-1', '-1', '0'],
  ['keyctl', 250, '0', '-3', '1'],
  ['init_module', 175, '0', '0', 'b""'],
  ['open_tree', 428, '-100', 'b"/"', '1'],
  ['fsopen', 430, 'b"tmpfs"', '0'],
  ['name_to_handle_at', 303, '-100', 'b"/"', '0', '0', '0'],
  ['open_by_handle_at', 304, '-100', '0', '0'],
  ['process_vm_readv', 310, '1', '0', '0', '0', '0', '0'],
  ['pidfd_open', 434, '1', '0'],
  ['pidfd_getfd', 438, '0', '0', '0'],
  ['setuid 0', 105, '0'],
  ['setgid 0', 106, '0'],
  ['personality', 135, '0x0400000'],
  ['memfd_secret', 447, '0'],
  ['a call of the future', 999, '0'],
  ['x32 getpid', 0x40000027],
  ['clone with a user namespace', 56, '0x10000011', '0', '0', '0', '0'],
  ['clone3', 435, '0', '88'],
];

/** Programs that try to gain rights or to use the network. */
export const PRIVILEGE: readonly Attempt[] = [
  {
    number: 44,
    title: 'makes dangerous system calls',
    language: 'PYTHON',
    source: process.arch === 'x64' ? pythonSystemCalls(CALLS_X64) : 'print("contained")',
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
  {
    number: 44,
    title: 'becomes root',
    language: 'PYTHON',
    source: pythonAttacks([
      'os.setuid(0)',
      'os.setgid(0)',
      'os.setgroups([0])',
      'os.chown("/box", 0, 0)',
      'os.mknod("/tmp/disk", 0o60666, os.makedev(254, 0))',
      'os.chroot("/tmp")',
    ]),
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 44,
    title: 'finds a set-uid program',
    language: 'PYTHON',
    source:
      'import os\nwon = []\nfor top in ("/usr", "/opt", "/lib64"):\n    for folder, _, names in os.walk(top):\n        for name in names:\n            try:\n                if os.lstat(os.path.join(folder, name)).st_mode & 0o6000: won.append(os.path.join(folder, name))\n            except OSError: pass\nflags = [line.split()[3] for line in open("/proc/self/mounts")]\nif any("nosuid" not in f for f in flags): won.append("a mount without nosuid")\nprint("contained" if all(w.startswith("/") for w in won) else "WON " + " ".join(won))',
    expected: ['exited'],
    stdout: 'contained\n',
    limits: { timeLimitMs: 5000, wallLimitMs: 15_000 },
  },
  {
    number: 44,
    title: 'writes to the runtime it shares',
    language: 'PYTHON',
    source: pythonAttacks([
      'open("/usr/lib/x", "w")',
      'open("/x", "w")',
      'open(os.__file__, "a")',
      'os.remove("/etc/passwd")',
      'open("/dev/x", "w")',
      'open("/etc/passwd", "a")',
      'os.rename("/usr/lib", "/usr/lob")',
    ]),
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
  {
    number: 44,
    title: 'has no capability and no way to one',
    language: 'PYTHON',
    source:
      'status = dict(line.split(":\\t") for line in open("/proc/self/status").read().splitlines() if ":\\t" in line)\nbad = [k for k in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb") if int(status[k], 16) != 0]\nif status["NoNewPrivs"] != "1": bad.append("NoNewPrivs")\nif status["Seccomp"] != "2": bad.append("Seccomp")\nprint("contained" if not bad else "WON " + " ".join(bad))',
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
  {
    number: 44,
    title: 'has no capability and no way to one',
    language: 'JAVASCRIPT',
    source:
      'const s = require("fs").readFileSync("/proc/self/status", "utf8"); const bad = ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"].filter((k) => !new RegExp(`${k}:\\\\t0+\\n`).test(s)); console.log(bad.length || !/NoNewPrivs:\\t1/.test(s) || !/Seccomp:\\t2/.test(s) ? `WON ${bad}` : "contained");',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 44,
    title: 'has no capability and no way to one',
    language: 'JAVA',
    source: javaMain(
      'String s = Files.readString(Path.of("/proc/self/status")); boolean ok = s.contains("NoNewPrivs:\\t1") && s.contains("Seccomp:\\t2"); for (String k : new String[] {"CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"}) ok &= s.contains(k + ":\\t0000000000000000"); System.out.println(ok ? "contained" : "WON " + s);',
    ),
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 45,
    title: 'opens sockets of every family',
    language: 'PYTHON',
    source:
      'import socket\nwon = []\nfor family in range(1, 46):\n    for kind in (1, 2, 3, 5):\n        try:\n            socket.socket(family, kind)\n            won.append("%d/%d" % (family, kind))\n        except (OSError, ValueError): pass\nprint("contained" if not won else "WON " + " ".join(won))',
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
  {
    number: 45,
    title: 'connects to the queue and the metadata service',
    language: 'JAVASCRIPT',
    source:
      'const net = require("net"); let left = 3; const won = []; for (const [h, p] of [["127.0.0.1", 6379], ["169.254.169.254", 80], ["1.1.1.1", 53]]) { const s = net.connect({ host: h, port: p, timeout: 500 }); const done = () => { s.destroy(); if (--left === 0) console.log(won.length ? `WON ${won}` : "contained"); }; s.on("connect", () => { won.push(h); done(); }); s.on("error", done); s.on("timeout", done); }',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 45,
    title: 'connects to the queue and the metadata service',
    language: 'JAVA',
    source: javaMain(
      'try { new java.net.Socket("127.0.0.1", 6379); System.out.println("WON"); } catch (IOException e) { System.out.println("contained"); }',
    ),
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 45,
    title: 'resolves a name',
    language: 'PYTHON',
    source:
      'import socket\ntry:\n    socket.getaddrinfo("example.com", 80)\n    print("WON")\nexcept OSError:\n    print("contained")',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 46,
    title: 'reboots and floods the log',
    language: 'PYTHON',
    source:
      'import ctypes\nlibc = ctypes.CDLL(None)\nwon = []\nif libc.reboot(0x1234567) == 0: won.append("reboot")\nif libc.klogctl(10, 0, 0) >= 0: won.append("klogctl")\nif libc.sethostname(b"x", 1) == 0: won.append("sethostname")\nprint("contained" if not won else "WON " + " ".join(won))',
    expected: ['exited'],
    stdout: 'contained\n',
  },
];
