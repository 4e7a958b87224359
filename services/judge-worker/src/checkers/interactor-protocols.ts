import type { Interactor, Language } from '@evident/contracts';
import type { RunResult } from '../programs/program.js';
import type { BoxFile } from '../sandbox/wire.js';
import { textOf } from './author-program.js';

type Protocol = NonNullable<Interactor['protocol']>;

const INPUT = 'evident-input';
const ANSWER = 'evident-answer';
const FOLDER = '/box/';
/** The interactor's own private folder. */
const FEEDBACK = '/tmp/';
const OUTPUT = '/tmp/evident-output';
/** Standard output is the conversation, so the message leaves the sandbox on standard error, behind this line. */
const MESSAGE_MARK = '--- judgemessage.txt ---';

export const interactorFiles = (input: Buffer, answer: Buffer): BoxFile[] => [
  { name: INPUT, mode: 0o444, content: input },
  { name: ANSWER, mode: 0o444, content: answer },
];

export const interactorArguments = ({ protocol, args = [] }: Interactor): string[] =>
  protocol === 'testlib'
    ? [FOLDER + INPUT, OUTPUT, FOLDER + ANSWER, ...args]
    : [FOLDER + INPUT, FOLDER + ANSWER, FEEDBACK, ...args];

/** The program to run. One of the protocol `kattis` is followed by code of ours that hands out its message. */
export function interactorProgram({ source = '', language = 'PYTHON', protocol = 'kattis' }: Interactor): {
  language: Language;
  source: string;
} {
  if (protocol === 'testlib') return { language, source };
  return { language, source: language === 'CPP' ? `${source}\n${CPP_MESSAGE}` : pythonWithMessage(source) };
}

/** What an interactor says about the program: for testlib standard error, for Kattis a file. */
export function messageOf({ stderr }: RunResult, protocol: Protocol): string {
  const text = textOf(stderr);
  if (protocol === 'testlib') return text;
  const at = text.lastIndexOf(MESSAGE_MARK);
  return at < 0 ? '' : text.slice(at + MESSAGE_MARK.length).trim();
}

const CPP_MESSAGE = `#include <cstdio>
#include <cstdlib>
namespace evident_message {
void say() {
  std::fflush(nullptr);
  FILE *file = std::fopen("${FEEDBACK}judgemessage.txt", "r");
  if (file) std::fputs("\\n${MESSAGE_MARK}\\n", stderr);
  for (int c; file && (c = std::fgetc(file)) != EOF;) std::fputc(c, stderr);
}
__attribute__((constructor)) void begin() { std::atexit(say); }
}
`;

const pythonWithMessage = (source: string): string => `import atexit, sys
def _evident_say():
    try:
        with open(${JSON.stringify(`${FEEDBACK}judgemessage.txt`)}) as file:
            sys.stderr.write("\\n${MESSAGE_MARK}\\n" + file.read())
    except OSError:
        pass
atexit.register(_evident_say)
exec(compile(${JSON.stringify(source)}, "interactor.py", "exec"))
`;
