import type { Language } from '@evident/contracts';

interface Leaver {
  language: Language;
  /** The input with which the program leaves memory behind. With `use 20` it uses 20 MB. */
  leaves: string;
  source: string;
}

/**
 * `hide` puts files in memory into messages that only each other's sockets hold. `read` fills the kernel's cache of files.
 * `_socket` keeps the program in the forked way.
 */
const PYTHON = `import os, array
import _socket as s
words = input().split()
if words[0] == "hide":
    for _ in range(20):
        f = os.memfd_create("x")
        os.write(f, b"x" * (10 << 20))
        a, b = s.socketpair(s.AF_UNIX, s.SOCK_DGRAM)
        c, d = s.socketpair(s.AF_UNIX, s.SOCK_DGRAM)
        a.sendmsg([b"."], [(s.SOL_SOCKET, s.SCM_RIGHTS, array.array("i", [f, c.fileno(), d.fileno()]))])
        c.sendmsg([b"."], [(s.SOL_SOCKET, s.SCM_RIGHTS, array.array("i", [a.fileno(), b.fileno()]))])
        for x in (a, b, c, d): x.close()
        os.close(f)
elif words[0] == "read":
    for folder, _, names in os.walk("/usr/lib"):
        for name in names:
            try:
                with open(os.path.join(folder, name), "rb") as file: file.read(1 << 24)
            except OSError: pass
else:
    x = bytearray(20 << 20)
    x[::4096] = b"x" * len(x[::4096])
`;

const JAVASCRIPT = `const fs = require('fs');
const [word] = fs.readFileSync(0, 'utf8').split(' ');
const walk = (folder) => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = folder + '/' + entry.name;
    if (entry.isDirectory()) walk(name);
    else if (entry.isFile()) try { fs.readFileSync(name); } catch {}
  }
};
if (word === 'read\\n' || word === 'read') walk('/usr/lib');
else if (word.startsWith('files')) fs.writeFileSync('/tmp/left', Buffer.alloc(50 << 20, 1));
else Buffer.alloc(20 << 20, 1);
`;

export const LEAVERS: readonly Leaver[] = [
  { language: 'PYTHON', leaves: 'hide', source: PYTHON },
  { language: 'PYTHON', leaves: 'read', source: PYTHON },
  { language: 'JAVASCRIPT', leaves: 'read', source: JAVASCRIPT },
  { language: 'JAVASCRIPT', leaves: 'files', source: JAVASCRIPT },
];
