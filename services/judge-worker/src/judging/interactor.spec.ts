import {
  judgeLimitsFor,
  type Interactor as InteractorSpec,
  type JudgeLimits,
  type Language,
} from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import { resolveRun } from './resolve-verdict.js';
import type { RunResult } from '../programs/program.js';
import { RealFactory } from '../programs/testing/real-factory.js';
import { Interactor } from '../checkers/interactor.js';

/** Five processes take part, and any of them may stand still on a busy machine. */
const LIMITS = {
  ...judgeLimitsFor('CPP', { timeLimitMs: 1_000, memoryLimitKb: 131_072 }),
  wallLimitMs: 120_000,
};
const real = new RealFactory(LIMITS, { languages: ['JAVASCRIPT', 'PYTHON', 'CPP'] });

/** Answers `higher`, `lower` or `found`; ten questions are allowed. */
const GUESSING = `import sys
hidden = int(open(sys.argv[1]).read())
def end(code, message):
    with open(sys.argv[3] + 'judgemessage.txt', 'w') as file:
        file.write(message)
    sys.exit(code)
for question in range(10):
    line = sys.stdin.readline()
    if not line.strip().isdigit():
        end(43, 'no number: ' + repr(line))
    guess = int(line)
    print('found' if guess == hidden else 'higher' if guess < hidden else 'lower', flush=True)
    if guess == hidden:
        end(42, 'found after ' + str(question + 1))
end(43, 'more than ten questions')
`;

const SEARCH = `low, high = 1, 1000
while True:
    middle = (low + high) // 2
    print(middle, flush=True)
    said = input()
    if said == 'found':
        break
    if said == 'higher':
        low = middle + 1
    else:
        high = middle - 1
`;

const SEARCH_IN_CPP = `#include <iostream>
#include <string>
int main() {
  int low = 1, high = 1000;
  for (std::string said; said != "found";) {
    int middle = (low + high) / 2;
    std::cout << middle << std::endl;
    std::cin >> said;
    if (said == "higher") low = middle + 1; else high = middle - 1;
  }
}`;

const SEARCH_IN_JAVASCRIPT = `const lines = require('readline').createInterface({ input: process.stdin });
let low = 1, high = 1000;
const ask = () => console.log((low + high) >> 1);
lines.on('line', (said) => {
  const middle = (low + high) >> 1;
  if (said === 'found') return lines.close();
  if (said === 'higher') low = middle + 1; else high = middle - 1;
  ask();
});
ask();`;

interface Attempt {
  language?: Language;
  interactor?: Partial<InteractorSpec>;
  limits?: Partial<JudgeLimits>;
}

async function attempt(
  source: string,
  { language = 'PYTHON', interactor, limits }: Attempt = {},
): Promise<RunResult> {
  const spec: InteractorSpec = { kind: 'interactive', source: GUESSING, ...interactor };
  const opened = await Interactor.open(real.factory, spec);
  const program = await real.open(language, source);
  try {
    return await opened.run(program, { input: Buffer.from('700\n'), answer: null }, { ...LIMITS, ...limits });
  } finally {
    await Promise.all([program.close(), opened.close()]);
  }
}

/** The verdict of the run itself, or what the interactor says. */
async function verdict(source: string, options?: Attempt): Promise<string> {
  const run = await attempt(source, options);
  const failure = resolveRun(run, { ...LIMITS, ...options?.limits });
  if (failure) return `${failure.verdict}: ${failure.message}`;
  return `${run.talk?.check?.passed ? 'accepted' : 'wrong'}: ${run.talk?.check?.message}`;
}

describe('an interactor', () => {
  it.each<[Language, string]>([
    ['PYTHON', SEARCH],
    ['CPP', SEARCH_IN_CPP],
    ['JAVASCRIPT', SEARCH_IN_JAVASCRIPT],
  ])('accepts a program in %s that finds the number', async (language, source) => {
    expect(await verdict(source, { language })).toBe('accepted: found after 9');
  });

  it('leaves what both said, in order', async () => {
    const { stdout, evidence } = await attempt(
      'print(1, flush=True)\ninput()\nprint(700, flush=True)\ninput()',
    );
    expect(stdout.toString()).toBe('> 1\n< higher\n> 700\n< found\n');
    expect(evidence).toMatchObject({ exitCode: 0, outputBytes: 6 });
  });

  it('rejects, and then it does not matter how the program ends', async () => {
    const asks = 'while True:\n    print(1, flush=True)\n    input()';
    expect(await verdict(asks)).toBe('wrong: more than ten questions');
    expect(await verdict('print("abc", flush=True)\nwhile True: pass')).toBe("wrong: no number: 'abc\\n'");
  });

  it('rejects a program that ends too early', async () => {
    expect(await verdict('')).toBe("wrong: no number: ''");
  });

  it('is not asked about a program that crashes', async () => {
    expect(await verdict('print(1, flush=True)\ninput()\nraise SystemExit(3)')).toBe(
      'runtime_error: ended with exit code 3',
    );
  });

  it('does not save a program that crashes after it was accepted', async () => {
    expect(await verdict('print(700, flush=True)\ninput()\nraise SystemExit(3)')).toBe(
      'runtime_error: ended with exit code 3',
    );
  });

  it('lets a program that computes for too long time out', async () => {
    expect(await verdict('while True: pass', { limits: { timeLimitMs: 100 } })).toBe(
      'time_limit_exceeded: needs more than 0.1 s of CPU time',
    );
  });

  it('ends with a program that waits and has flushed nothing', async () => {
    expect(
      await verdict('import sys\nprint(1)\nsys.stdin.readline()', { limits: { wallLimitMs: 600 } }),
    ).toMatch(/^time_limit_exceeded: still running after 0.6 s; .* flushes its output after each line/);
  });

  it('ends a program that prints without end', async () => {
    const silent = 'import sys\nsys.stdin.read()\nsys.stdin.read()';
    expect(
      await verdict('while True: print("x" * 1000)', {
        interactor: { source: silent },
        limits: { outputLimitBytes: 100_000 },
      }),
    ).toBe('output_limit_exceeded: printed more than 98 KB');
  });

  it.each([
    ['crashes', 'raise ValueError("no such thing")', /exit code 1, .*no such thing/s],
    ['prints without end', 'while True: print("x" * 1000)', /printed more than 98 KB/],
    ['uses another exit code', 'raise SystemExit(0)', /exit code 0, which neither accepts nor rejects/],
    ['does not compile', 'def', /SyntaxError/],
  ])('that %s is a fault of its author', async (_, source, why) => {
    const asks = attempt('input()', { interactor: { source }, limits: { outputLimitBytes: 100_000 } });
    await expect(asks).rejects.toThrow(why);
  });

  it('that computes while the program waits is a fault of its author', async () => {
    const interactor = { source: 'while True: pass' };
    // On a machine that gives it less than a quarter of a core, the interactor needs a longer limit to be found out.
    const outcomes: unknown[] = [];
    for (const wallLimitMs of [2_000, 20_000, 200_000]) {
      outcomes.push(await attempt('input()', { interactor, limits: { wallLimitMs } }).catch(String));
      if (typeof outcomes.at(-1) === 'string') break;
    }
    expect(outcomes.at(-1)).toContain('computed for so long');
  });

  it('is called as testlib does it', async () => {
    const source = `#include <fstream>
#include <iostream>
int main(int argc, char **argv) {
  int hidden, guess = 0;
  std::ifstream(argv[1]) >> hidden;
  std::ofstream(argv[2]) << "an output";
  std::cin >> guess;
  std::cout << (guess == hidden ? "found" : "no") << std::endl;
  std::cerr << "argument " << argv[4] << std::flush;
  return guess == hidden ? 0 : 1;
}`;
    const interactor: Attempt['interactor'] = { source, language: 'CPP', protocol: 'testlib', args: ['a b'] };
    expect(await verdict('print(700, flush=True)\ninput()', { interactor })).toBe('accepted: argument a b');
    expect(await verdict('print(7, flush=True)\ninput()', { interactor })).toBe('wrong: argument a b');
  });

  it('cannot be seen by the program', async () => {
    const looks = `import os, sys
seen = [name for name in os.listdir('/box') if name not in ('main.py', 'tmp', 'shm')]
seen += [name for name in os.listdir('/proc') if name.isdigit() and name not in ('1', '2')]
for fd in (0, 1):
    seen.append(os.readlink(f'/proc/self/fd/{fd}').split(':')[0])
for flag in (os.O_RDONLY, os.O_WRONLY):
    try:
        os.open('/dev/stdin', flag)
        seen.append(flag)
    except OSError as error:
        seen.append(error.strerror)
print(seen, flush=True)
sys.stdin.read()`;
    expect(await verdict(looks)).toBe(`wrong: no number: "['pipe', 'pipe', 0, 'Permission denied']\\n"`);
  });
});
