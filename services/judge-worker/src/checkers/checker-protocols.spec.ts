import { judgeLimitsFor, type CustomChecker as CustomCheckerSpec } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import { RealFactory } from '../programs/testing/real-factory.js';
import type { CheckResult } from './check.js';
import { CustomChecker } from './custom.checker.js';

const real = new RealFactory(judgeLimitsFor('CPP', { timeLimitMs: 5_000, memoryLimitKb: 262_144 }), {
  languages: ['PYTHON', 'CPP'],
});

/** What a checker says about the outputs `right` and `wrong` for the input `given` and the answer `right`. */
async function verdicts(spec: Omit<CustomCheckerSpec, 'kind'>): Promise<CheckResult[]> {
  const checker = await CustomChecker.open(real.factory, { kind: 'custom', ...spec });
  const check = (output: string) =>
    checker.check({
      input: Buffer.from('given 42\n'),
      answer: Buffer.from('right\n'),
      output: Buffer.from(output),
    });
  try {
    return [await check('right\n'), await check(`wr"ong\n${'x'.repeat(200_000)}`)];
  } finally {
    await checker.close();
  }
}

const TESTLIB = `#include <fstream>
#include <iostream>
#include <string>
int main(int argc, char *argv[]) {
  std::string given, output, answer;
  std::ifstream(argv[1]) >> given;
  std::ifstream(argv[2]) >> output;
  std::ifstream(argv[3]) >> answer;
  std::cerr << argc << " " << given << " " << output << " " << answer << "\\n";
  return output == answer ? 0 : 1;
}`;

const KATTIS_CPP = `#include <fstream>
#include <iostream>
#include <string>
int main(int argc, char **argv) {
  std::string given, answer, output;
  std::ifstream(argv[1]) >> given;
  std::ifstream(argv[2]) >> answer;
  std::cin >> output;
  std::ofstream(std::string(argv[3]) + "judgemessage.txt") << given << " " << output << " " << argv[4];
  return output == answer ? 42 : 43;
}`;

const KATTIS_PYTHON = `import sys
given = open(sys.argv[1]).read().split()[0]
answer = open(sys.argv[2]).read().split()[0]
output = sys.stdin.readline().strip()
with open(sys.argv[3] + 'judgemessage.txt', 'w') as said:
    said.write(f'{given} {output} {sys.argv[4]}')
if __name__ == '__main__':
    sys.exit(42 if output == answer else 43)
`;

describe('checkers of other judges', () => {
  it('run as testlib calls them', async () => {
    expect(await verdicts({ source: TESTLIB, language: 'CPP', protocol: 'testlib' })).toEqual([
      { passed: true, message: '4 given right right' },
      { passed: false, message: '4 given wr"ong right' },
    ]);
  });

  it.each([
    ['C++', 'CPP', KATTIS_CPP],
    ['Python', 'PYTHON', KATTIS_PYTHON],
  ] as const)(
    'run in %s as Kattis calls them, with the arguments of the problem',
    async (_name, language, source) => {
      expect(await verdicts({ source, language, protocol: 'kattis', args: ['a "b"'] })).toEqual([
        { passed: true, message: 'given right a "b"' },
        { passed: false, message: 'given wr"ong a "b"' },
      ]);
    },
  );

  it.each([
    ['testlib', 3, TESTLIB.replace('? 0 : 1', '? 3 : 3')],
    ['kattis', 0, KATTIS_CPP.replace('? 42 : 43', '? 0 : 0')],
  ] as const)('fail with %s and exit code %i', async (protocol, code, source) => {
    await expect(verdicts({ source, language: 'CPP', protocol })).rejects.toThrow(
      `ended with exit code ${code}, which neither accepts nor rejects`,
    );
  });

  it('tell what the compiler says', async () => {
    await expect(verdicts({ source: 'int main( {}', language: 'CPP', protocol: 'testlib' })).rejects.toThrow(
      /does not compile:\n.*main.cpp:1/s,
    );
  });
});
