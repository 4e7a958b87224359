import type { JudgeLimits } from '@evident/contracts';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 10_000,
  wallLimitMs: 30_000,
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};
const SLOW_MS = 120_000;

/**
 * With the input `hide`, leaves files in memory behind that only messages between two sockets hold, each of which holds
 * the other. With a number, uses so many megabytes. `_socket` keeps the program in the forked way.
 */
const SOURCE = `
import os, array
import _socket as s
words = input().split()
if words[0] == "hide":
    for _ in range(int(words[1]) // 10):
        f = os.memfd_create("x")
        os.write(f, b"x" * (10 << 20))
        a, b = s.socketpair(s.AF_UNIX, s.SOCK_DGRAM)
        c, d = s.socketpair(s.AF_UNIX, s.SOCK_DGRAM)
        a.sendmsg([b"."], [(s.SOL_SOCKET, s.SCM_RIGHTS, array.array("i", [f, c.fileno(), d.fileno()]))])
        c.sendmsg([b"."], [(s.SOL_SOCKET, s.SCM_RIGHTS, array.array("i", [a.fileno(), b.fileno()]))])
        for x in (a, b, c, d): x.close()
        os.close(f)
    print("hidden")
elif words[0] == "read":
    for folder, _, names in os.walk("/usr/lib"):
        for name in names:
            try:
                with open(os.path.join(folder, name), "rb") as file: file.read(1 << 24)
            except OSError: pass
    print("read")
else:
    x = bytearray(int(words[0]) << 20)
    x[::4096] = b"x" * len(x[::4096])
    print(len(x) >> 20)
`;

describe.each([
  ['forked and waiting', true],
  ['plain', false],
] as const)('The memory of a test after others, %s', (_, warm) => {
  const own = new RealFactory(LIMITS, { warm, slots: 1, languages: ['PYTHON'] });

  it.each(['hide 200', 'read'])(
    'is counted from the same start after a test that leaves memory behind: %s',
    async (words) => {
      const program = await own.open('PYTHON', `${SOURCE}# ${words}`);
      const run = (input: string) => program.run(Buffer.from(`${input}\n`), LIMITS);
      for (let turn = 0; turn < 2; turn += 1) {
        await run(words);
        const beyond = await run('300');
        await run(words);
        const within = await run('200');
        expect({ within: within.status, beyond: beyond.status }).toEqual({
          within: 'exited',
          beyond: 'memory_exceeded',
        });
        expect(within.stdout.toString()).toBe('200\n');
        expect(within.evidence.memoryKb).toBeGreaterThan(200 * 1024);
        expect(within.evidence.memoryKb).toBeLessThan(240 * 1024);
      }
      await program.close();
    },
    SLOW_MS,
  );
});
