import path from 'node:path';
import { NATIVE_FOLDER } from '../sandbox/build-native.js';
import { bind } from '../sandbox/exposures.js';
import { BASE_ENVIRONMENT, type Command, type FailedRun, type LanguageSupport } from './language.js';
import { type Parser, parserQuestion, parseSource } from './parsing.js';

const NODE = '/usr/bin/node';
const COMMAND: Command = { arguments: [NODE, '/box/main.js'], environment: BASE_ENVIRONMENT };

const PARSE = '/opt/judge/javascript/parse.js';
const PARSER: Parser = {
  fileName: 'main.js',
  command: {
    arguments: [NODE, '--experimental-vm-modules', '--no-warnings', PARSE],
    environment: BASE_ENVIRONMENT,
  },
  interpreter: COMMAND,
  refused: ({ exitCode, stderr }) =>
    exitCode === 1 && /^(?:file:\/\/)?\/box\/main\.js:\d+\n/.test(stderr) && /^SyntaxError: /m.test(stderr),
};

/** How Node ends when V8 aborts it. */
const ABORTS = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);
const ABORT_EXIT_CODE = 134;

/** V8 aborts when its heap is full. Node throws when a buffer cannot be allocated. */
export function javascriptIsOutOfMemory({ signal, exitCode, stderr }: FailedRun): boolean {
  const aborted = signal === null ? exitCode === ABORT_EXIT_CODE : ABORTS.has(signal);
  return (
    (aborted && /out of memory|Allocation failed/i.test(stderr)) ||
    /Array buffer allocation failed|ERR_MEMORY_ALLOCATION_FAILED/.test(stderr)
  );
}

/**
 * Runs plain `node` without V8 flags, because each flag invalidates the built-in code cache, which costs 5 to 8 ms. Only
 * the control group therefore limits memory.
 */
export function javascript(): LanguageSupport {
  return {
    language: 'JAVASCRIPT',
    version: process.version,
    entries: [bind(process.execPath, NODE)],
    compilerEntries: [
      bind(process.execPath, NODE),
      bind(path.join(NATIVE_FOLDER, 'javascript', 'parse.js'), PARSE),
    ],
    ownTasks: 24,
    ownMemoryKb: 16 * 1024,
    stackLimitKb: 8 * 1024,
    empty: '',
    residentCompiler: { command: PARSER.command, warmUp: [parserQuestion('')] },
    compile: ({ source }, tools, signal) => parseSource(PARSER, source, tools, signal),
    command: () => COMMAND,
    // Node blocks while it reads its main file, a FIFO. A regular file replaces the FIFO before the program runs.
    gate: () => ({ command: COMMAND, ready: 'main.js' }),
    isOutOfMemory: javascriptIsOutOfMemory,
  };
}
