import type { PackageFiles } from '@evident/catalogue';

/** Print two numbers with the given sum. Many answers are right, so the problem needs its own checker. */
const PROGRAMS = {
  right: 'n = int(input())\nprint(0, n)\n',
  rightInCpp: `#include <iostream>
int main() {
  long long n;
  std::cin >> n;
  std::cout << n + 1 << " " << -1 << "\\n";
}
`,
  wrong: 'n = int(input())\nprint(n, n)\n',
};

/** Of the library testlib the few functions that this checker calls, written anew. */
const SMALL_TESTLIB = `#pragma once
#include <cstdio>
#include <cstdlib>
#include <fstream>
enum Result { _ok = 0, _wa = 1, _pe = 2, _fail = 3 };
struct Stream {
  std::ifstream file;
  long long readLong() {
    long long value;
    if (!(file >> value)) { std::fprintf(stderr, "wrong output format Expected a number\\n"); std::exit(_pe); }
    return value;
  }
};
static Stream inf, ouf, ans;
inline void registerTestlibCmd(int count, char *values[]) {
  if (count < 4) std::exit(_fail);
  inf.file.open(values[1]);
  ouf.file.open(values[2]);
  ans.file.open(values[3]);
}
inline void quitf(Result result, const char *message) {
  std::fprintf(stderr, "%s\\n", message);
  std::exit(result);
}
`;
const TESTLIB_CHECKER = `#include "testlib.h"
int main(int argc, char *argv[]) {
  registerTestlibCmd(argc, argv);
  long long n = inf.readLong(), a = ouf.readLong(), b = ouf.readLong();
  if (a + b != n) quitf(_wa, "wrong sum");
  quitf(_ok, "right sum");
}
`;
const KATTIS_VALIDATOR = `#include "answers.h"
int main(int argc, char **argv) {
  std::ifstream given(argv[1]);
  long long n, a, b;
  given >> n;
  if (!(std::cin >> a >> b)) return say(argv[3], "not two numbers", 43);
  return a + b == n ? 42 : say(argv[3], "wrong sum", 43);
}
`;
const KATTIS_HEADER = `#include <fstream>
#include <iostream>
#include <string>
inline int say(const char *folder, const char *message, int code) {
  std::ofstream(std::string(folder) + "judgemessage.txt") << message;
  return code;
}
`;

const TESTS = [1, 0, -7, 1_000_000_000_000];

const archiveOf = (texts: Readonly<Record<string, string>>): PackageFiles =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

const numbered = (name: (at: number, isSample: boolean) => string, answer: string): Record<string, string> =>
  Object.fromEntries(
    TESTS.flatMap((n, at) => [
      [name(at, at === 0), `${n}\n`],
      [name(at, at === 0).replace(/(\.in)?$/, answer), `0 ${n}\n`],
    ]),
  );

/** A package of Kattis with a validator in two files. */
export const kattisArchive = (change: Readonly<Record<string, string>> = {}): PackageFiles =>
  archiveOf({
    'problem.yaml': 'name: Split It\nvalidation: custom\nkeywords: math splitting\nlimits:\n  memory: 512\n',
    'domjudge-problem.ini': "timelimit='3'\n",
    'problem_statement/problem.en.tex':
      '\\problemname{Split It}\nPrint two numbers whose sum is $n \\leq 10^{12}$.\n\n\\section*{Input}\n\\begin{itemize}\n\\item One number \\texttt{n}.\n\\end{itemize}\n',
    ...numbered((at, isSample) => `data/${isSample ? 'sample' : 'secret'}/${at + 1}.in`, '.ans'),
    'submissions/accepted/split.py': PROGRAMS.right,
    'submissions/accepted/split.cc': PROGRAMS.rightInCpp,
    'submissions/accepted/split.rb': 'puts 1',
    'submissions/wrong_answer/Twice_It.py': PROGRAMS.wrong,
    'output_validators/sum/validate.cc': KATTIS_VALIDATOR,
    'output_validators/sum/answers.h': KATTIS_HEADER,
    'input_validators/validate.py': 'import sys\nsys.exit(42)\n',
    ...change,
  });

/** A full package of Polygon. */
export const polygonArchive = (change: Readonly<Record<string, string>> = {}): PackageFiles =>
  archiveOf({
    'problem.xml': `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="3" short-name="split-it" url="https://polygon.codeforces.com/p/x/split-it">
  <names><name language="russian" value="Разбить"/><name language="english" value="Split &amp; Sum"/></names>
  <judging cpu-name="x" input-file="" output-file="" run-count="1">
    <testset name="tests">
      <time-limit>1500</time-limit><memory-limit>268435456</memory-limit><test-count>4</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests><test method="manual" sample="true"/><test method="manual"/><test cmd="gen 7" method="generated"/><test method="manual"/></tests>
    </testset>
  </judging>
  <files><resources><file path="files/testlib.h" type="h.g++"/></resources></files>
  <assets>
    <checker type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>
    <solutions>
      <solution tag="accepted"><source path="solutions/split.py" type="python.3"/></solution>
      <solution tag="main"><source path="solutions/split.cpp" type="cpp.g++17"/></solution>
      <solution tag="wrong-answer"><source path="solutions/twice.py" type="python.3"/></solution>
    </solutions>
  </assets>
  <tags><tag value="math"/></tags>
</problem>
`,
    'statements/english/problem-properties.json': JSON.stringify({
      legend: 'Print two numbers whose sum is $n$.',
      input: 'One number \\t{n}.',
      output: 'Two numbers.',
      notes: null,
    }),
    ...numbered((at) => `tests/${String(at + 1).padStart(2, '0')}`, '.a'),
    'files/check.cpp': TESTLIB_CHECKER,
    'files/testlib.h': SMALL_TESTLIB,
    'solutions/split.py': PROGRAMS.right,
    'solutions/split.cpp': PROGRAMS.rightInCpp,
    'solutions/twice.py': PROGRAMS.wrong,
    ...change,
  });
