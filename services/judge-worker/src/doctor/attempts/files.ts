import { type Attempt, javaMain, pythonAttacks } from '../attempt.js';

const STASH = `import os
places = ["/tmp/stash", "/dev/shm/stash", "/box/stash", "stash"]
found = [p for p in places if os.path.exists(p)]
for p in places:
    with open(p, "w") as f: f.write("from an earlier test")
print("clean" if not found else "FOUND " + " ".join(found))`;

const SECRETS = [
  '/etc/shadow',
  '/root',
  '/home',
  '/proc/1/environ',
  '/proc/1/cmdline',
  '/sys',
  '/var',
  '/boot',
  '/dev/sda',
  '/dev/vda',
  '/dev/mem',
  '/dev/kmsg',
  '/proc/kcore',
  '/proc/kallsyms',
  '/proc/sys/kernel/core_pattern',
  '/proc/sysrq-trigger',
  '/run',
  '/srv',
  '/opt/judge/../../../etc/shadow',
  '/work',
  '/proc/self/root/../etc/shadow',
  '/usr/bin/sh',
  '/bin/bash',
];

/** Programs that read files of others, leave files or make too many. */
export const FILES: readonly Attempt[] = [
  {
    number: 38,
    title: 'replaces its own source by a link',
    language: 'PYTHON',
    source:
      'import os\ntry:\n    os.remove("/box/main.py")\n    os.symlink("/etc/passwd", "/box/main.py")\nexcept OSError: pass\nprint("contained")',
    expected: ['exited'],
    stdout: 'contained\n',
    runs: 2,
  },
  {
    number: 38,
    title: 'replaces its own classes',
    language: 'JAVA',
    source: javaMain(
      'try { Files.delete(Path.of("/box/Main.class")); } catch (IOException e) { } System.out.println("contained");',
    ),
    expected: ['exited'],
    stdout: 'contained\n',
    runs: 2,
  },
  {
    number: 39,
    title: 'rewrites its source for the next test',
    language: 'JAVASCRIPT',
    source:
      'try { require("fs").writeFileSync("/box/main.js", "console.log(\'WON\')"); } catch {} console.log("contained");',
    expected: ['exited'],
    stdout: 'contained\n',
    runs: 2,
  },
  {
    number: 40,
    title: 'leaves files for the next test',
    language: 'PYTHON',
    source: STASH,
    expected: ['exited'],
    stdout: 'clean\n',
    runs: 3,
    quick: true,
  },
  {
    number: 40,
    title: 'leaves files for the next test',
    language: 'JAVASCRIPT',
    source:
      'const fs = require("fs"); const p = ["/tmp/stash", "/dev/shm/stash", "/box/stash"]; const found = p.filter((f) => fs.existsSync(f)); p.forEach((f) => fs.writeFileSync(f, "x")); console.log(found.length ? `FOUND ${found}` : "clean");',
    expected: ['exited'],
    stdout: 'clean\n',
    runs: 3,
  },
  {
    number: 40,
    title: 'leaves shared memory, queues, keys, names',
    language: 'PYTHON',
    source:
      'import ctypes\nlibc = ctypes.CDLL(None, use_errno=True)\nwon = []\nif libc.shmget(4242, 4096, 0o1666) >= 0: won.append("shmget")\nif libc.semget(4242, 1, 0o1666) >= 0: won.append("semget")\nif libc.msgget(4242, 0o1666) >= 0: won.append("msgget")\nif libc.syscall(248, b"user", b"stash", b"x", 1, -3) >= 0: won.append("add_key")\nif libc.socket(1, 1, 0) >= 0: won.append("unix socket")\nprint("contained" if not won else "WON " + " ".join(won))',
    expected: ['exited'],
    stdout: 'contained\n',
    runs: 2,
  },
  {
    number: 41,
    title: 'makes endless small files',
    language: 'PYTHON',
    source: 'i = 0\nwhile True:\n    open("/tmp/%d" % i, "w").close()\n    i += 1',
    expected: ['exited'],
    stderr: /No space left|OSError/,
  },
  {
    number: 41,
    title: 'makes endless folders in folders',
    language: 'PYTHON',
    source: 'import os\nos.chdir("/tmp")\nwhile True:\n    os.mkdir("d")\n    os.chdir("d")',
    expected: ['exited'],
    stderr: /No space left|OSError/,
  },
  {
    number: 41,
    title: 'makes a huge sparse file',
    language: 'PYTHON',
    source:
      'import os\nf = os.open("/tmp/x", os.O_CREAT | os.O_RDWR)\nos.ftruncate(f, 1 << 45)\nprint("WON")',
    expected: ['exited', 'signalled'],
    stdout: '',
  },
  {
    number: 42,
    title: 'reads what it must not',
    language: 'PYTHON',
    source: `import os\nwon = []\nfor p in ${JSON.stringify(SECRETS)}:\n    try:\n        if os.path.isdir(p): os.listdir(p)\n        elif not open(p, "rb").read(1): continue\n        won.append(p)\n    except OSError: pass\nprint("contained" if not won else "WON " + " ".join(won))`,
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
  {
    number: 42,
    title: 'reads what it must not',
    language: 'JAVASCRIPT',
    source: `const fs = require("fs"); const won = ${JSON.stringify(SECRETS)}.filter((p) => { try { return fs.statSync(p).isDirectory() ? fs.readdirSync(p).length >= 0 : fs.readFileSync(p).length > 0; } catch { return false; } }); console.log(won.length ? \`WON \${won}\` : "contained");`,
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 42,
    title: 'reads what it must not',
    language: 'JAVA',
    source: javaMain(
      `StringBuilder won = new StringBuilder(); for (String p : new String[] {${SECRETS.map((secret) => JSON.stringify(secret)).join(',')}}) { File f = new File(p); try { if (f.isDirectory() ? f.list() != null : Files.size(f.toPath()) > 0 && new FileInputStream(f).read() >= 0) won.append(' ').append(p); } catch (IOException e) { } } System.out.println(won.length() == 0 ? "contained" : "WON" + won);`,
    ),
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 42,
    title: 'reads secrets from its environment',
    language: 'PYTHON',
    source:
      'import os\nextra = sorted(set(os.environ) - {"PATH", "HOME", "TMPDIR", "LANG", "TZ", "LC_CTYPE", "PWD"})\nprint("contained" if not extra else "WON " + " ".join(extra))',
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
  {
    number: 42,
    title: 'reads secrets from its environment',
    language: 'JAVASCRIPT',
    source:
      'const extra = Object.keys(process.env).filter((k) => !["PATH", "HOME", "TMPDIR", "LANG", "TZ"].includes(k)); console.log(extra.length ? `WON ${extra}` : "contained");',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 42,
    title: 'learns the name and the hardware of the machine',
    language: 'PYTHON',
    source:
      'import os\nwon = [p for p in ("/sys/class/dmi/id/product_name", "/proc/cpuinfo", "/proc/cmdline", "/proc/net/tcp", "/etc/hostname", "/etc/machine-id", "/proc/self/mountinfo_") if os.path.exists(p)]\nif os.uname().nodename != "judge": won.append(os.uname().nodename)\nprint("contained" if not won else "WON " + " ".join(won))',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 42,
    title: 'learns folders of the machine from its mounts',
    language: 'PYTHON',
    source:
      'won = [f for f in ("mountinfo", "mounts", "mountstats") if open("/proc/self/" + f).read() != ""]\nprint("contained" if not won else "WON " + " ".join(won))',
    expected: ['exited'],
    stdout: 'contained\n',
    quick: true,
  },
  {
    number: 42,
    title: 'learns folders of the machine from its mounts',
    language: 'JAVASCRIPT',
    source:
      'const fs = require("fs"); const won = ["mountinfo", "mounts", "mountstats"].filter((f) => fs.readFileSync(`/proc/self/${f}`).length > 0); console.log(won.length ? `WON ${won}` : "contained");',
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 42,
    title: 'watches and locks files that others read',
    language: 'PYTHON',
    source: pythonAttacks(
      [
        'with open(os.__file__) as f: fcntl.flock(f, fcntl.LOCK_EX)',
        'with open(os.__file__) as f: fcntl.fcntl(f, fcntl.F_GETLK, bytes(32))',
        'with open(os.__file__) as f: fcntl.fcntl(f, fcntl.F_OFD_SETLK, bytes(32))',
        'd = os.open("/usr/lib", os.O_RDONLY)\nfcntl.fcntl(d, fcntl.F_NOTIFY, fcntl.DN_ACCESS)',
        'with open(os.__file__) as f: fcntl.fcntl(f, fcntl.F_SETLEASE, fcntl.F_RDLCK)',
        'import ctypes\nif ctypes.CDLL(None).inotify_init1(0) < 0: raise OSError',
        'import ctypes\nif ctypes.CDLL(None).fanotify_init(0, 0) < 0: raise OSError',
        'import ctypes\nif ctypes.CDLL(None).syscall(458, 0, 0, 0, 0) < 0: raise OSError',
      ],
      'import fcntl',
    ),
    expected: ['exited'],
    stdout: 'contained\n',
  },
  {
    number: 42,
    title: 'locks a file of its own',
    language: 'PYTHON',
    source:
      'import fcntl, sqlite3\nwith open("/tmp/x", "w") as f: fcntl.lockf(f, fcntl.LOCK_EX)\ndb = sqlite3.connect("/tmp/db")\ndb.execute("create table a (b)")\ndb.execute("insert into a values (7)")\ndb.commit()\nprint(db.execute("select b from a").fetchone()[0])',
    expected: ['exited'],
    stdout: '7\n',
  },
  {
    number: 43,
    title: 'makes folders that cannot be entered',
    language: 'PYTHON',
    source:
      'import os\nos.makedirs("/tmp/a/b")\nopen("/tmp/a/b/c", "w").close()\nos.chmod("/tmp/a/b", 0)\nos.chmod("/tmp/a", 0)\nprint("left")',
    expected: ['exited'],
    stdout: 'left\n',
    runs: 2,
  },
];
