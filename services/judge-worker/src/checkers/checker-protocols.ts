import type { CheckerProtocol, CustomChecker, Language } from '@evident/contracts';
import type { CheckRequest } from './check.js';

/** What the exit codes of a protocol mean. Every other code is a fault of the checker. */
interface ExitCodes {
  accepts: readonly number[];
  rejects: readonly number[];
  rejectsFormat: readonly number[];
}

export const EXIT_CODES: Readonly<Record<CheckerProtocol, ExitCodes>> = {
  json: { accepts: [0], rejects: [1], rejectsFormat: [2] },
  // 4 is text after the answer, 8 an answer that ends too early.
  testlib: { accepts: [0], rejects: [1], rejectsFormat: [2, 4, 8] },
  kattis: { accepts: [42], rejects: [43], rejectsFormat: [] },
};

/**
 * The program to run for a checker. One of the protocols `testlib` and `kattis` reads files that its arguments name, and
 * the sandbox gives a program its standard input only, so code of ours makes the files of {@link filesInput} first.
 */
export function checkerProgram({
  source = '',
  language = 'PYTHON',
  protocol = 'json',
  args = [],
}: CustomChecker): {
  language: Language;
  source: string;
} {
  if (protocol === 'json') return { language, source };
  const run: FileRun = { protocol, args };
  return { language, source: language === 'CPP' ? cppWithFiles(source, run) : pythonWithFiles(source, run) };
}

/** What the program reads from its standard input. */
export function checkerInput({ input, answer, output }: CheckRequest, protocol: CheckerProtocol): Buffer {
  if (protocol !== 'json') return filesInput(input, answer, output);
  const lines = [input, answer, output].map((text) => JSON.stringify(text.toString('utf8')));
  return Buffer.from(`${lines.join('\n')}\n`, 'utf8');
}

/** The three sizes as decimals of 20 characters, then the bytes. */
const filesInput = (...files: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(files.map(({ length }) => String(length).padStart(20)).join('')), ...files]);

interface FileRun {
  protocol: Exclude<CheckerProtocol, 'json'>;
  args: readonly string[];
}

const INPUT = '/tmp/evident-input';
const ANSWER = '/tmp/evident-answer';
const OUTPUT = '/tmp/evident-output';
const FEEDBACK = '/tmp/evident-feedback/';

const argumentsOf = ({ protocol, args }: FileRun): string[] =>
  protocol === 'testlib' ? [INPUT, OUTPUT, ANSWER, ...args] : [INPUT, ANSWER, FEEDBACK, ...args];

/** A C++ string literal. Octal escapes end after three digits, so a digit may follow. */
const literal = (text: string): string =>
  `"${[...Buffer.from(text, 'utf8')].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}"`;

/**
 * A constructor runs before `main`. At first it writes the files and starts the program again with its arguments; the
 * second time it sees them and does nothing more. The checker's own `main` stays as it is.
 */
function cppWithFiles(source: string, run: FileRun): string {
  const isKattis = run.protocol === 'kattis';
  return `${source}
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
namespace evident_files {
void copy(const char *name, long long size) {
  int file = ::open(name, O_CREAT | O_TRUNC | O_WRONLY, 0600);
  if (file < 0) ::_exit(120);
  static char block[1 << 16];
  while (size > 0) {
    long long got = ::read(0, block, size < (1 << 16) ? size : (1 << 16));
    if (got <= 0) ::_exit(121);
    for (long long at = 0; at < got;) {
      long long put = ::write(file, block + at, got - at);
      if (put <= 0) ::_exit(122);
      at += put;
    }
    size -= got;
  }
  ::close(file);
}
void say() {
  std::fflush(nullptr);
  FILE *file = std::fopen("${FEEDBACK}judgemessage.txt", "r");
  for (int c; file && (c = std::fgetc(file)) != EOF;) std::fputc(c, stdout);
}
__attribute__((constructor)) void begin(int count, char **values, char **) {
  if (count > 1) {
    ${isKattis ? `int file = ::open("${OUTPUT}", O_RDONLY); ::dup2(file, 0); std::atexit(say);` : ''}
    return;
  }
  long long sizes[3];
  for (long long &size : sizes) {
    char text[21] = {0};
    for (int at = 0; at < 20;) {
      long long got = ::read(0, text + at, 20 - at);
      if (got <= 0) ::_exit(123);
      at += got;
    }
    size = std::atoll(text);
  }
  copy("${INPUT}", sizes[0]);
  copy("${ANSWER}", sizes[1]);
  copy("${OUTPUT}", sizes[2]);
  ::mkdir("${FEEDBACK}", 0700);
  const char *next[] = {values[0], ${argumentsOf(run).map(literal).join(', ')}, nullptr};
  ::execv(values[0], const_cast<char **>(next));
  ::_exit(124);
}
}
`;
}

/** The Python counterpart. The checker runs as the main module of the same process. */
function pythonWithFiles(source: string, run: FileRun): string {
  const isKattis = run.protocol === 'kattis';
  return `import atexit, os, sys
def _evident_begin():
    data = sys.stdin.buffer
    sizes = [int(data.read(20)) for _ in range(3)]
    for name, size in zip((${[INPUT, ANSWER, OUTPUT].map((name) => JSON.stringify(name)).join(', ')}), sizes):
        with open(name, "wb") as file:
            file.write(data.read(size))
    os.makedirs(${JSON.stringify(FEEDBACK)}, exist_ok=True)
    sys.argv[1:] = ${JSON.stringify(argumentsOf(run))}
    ${isKattis ? `os.dup2(os.open(${JSON.stringify(OUTPUT)}, os.O_RDONLY), 0)\n    sys.stdin = open(0, closefd=False)` : 'pass'}
    def say():
        try:
            with open(${JSON.stringify(`${FEEDBACK}judgemessage.txt`)}) as file:
                sys.stdout.write(file.read())
                sys.stdout.flush()
        except OSError:
            pass
    atexit.register(say)
_evident_begin()
exec(compile(${JSON.stringify(source)}, "checker.py", "exec"))
`;
}
