import path from 'node:path';
import { buildNodeForkLibrary, NATIVE_FOLDER } from '../sandbox/build-native.js';
import { bind } from '../sandbox/exposures.js';
import { forkPreparation } from './fork-preparation.js';
import { carriesForkedNode, carriesWaitingNode } from './javascript-fidelity.js';
import { BASE_ENVIRONMENT, type Command, type FailedRun, type LanguageSupport } from './language.js';
import { javascriptModules } from './offered-modules.js';
import { type Parser, parserQuestion, parseSource } from './parsing.js';

const NODE = '/usr/bin/node';
/** As in the other languages. Node keeps the rest of the stack's limit for native code. */
const STACK_KB = 64 * 1024;
const NATIVE_STACK_KB = 4 * 1024;
const ARGUMENTS = [`--stack-size=${STACK_KB - NATIVE_STACK_KB}`, '/box/main.js'];
const COMMAND: Command = { arguments: [NODE, ...ARGUMENTS], environment: BASE_ENVIRONMENT };

const FORK_LIBRARY = '/opt/judge/javascript/fork.so';
const PRELOAD = '/opt/judge/javascript/preload.cjs';
/** Node boots until it opens its main file. There the library makes it a fork server, and the file is each test's own. */
const FORK_SERVER: NonNullable<LanguageSupport['forkServer']> = {
  command: {
    arguments: [NODE, '--require', PRELOAD, ...ARGUMENTS],
    environment: [...BASE_ENVIRONMENT, `LD_PRELOAD=${FORK_LIBRARY}`],
  },
  files: [{ name: 'main.js', mode: 0o444, content: Buffer.alloc(0) }],
  megabytes: 12,
  // A booted Node serves a submission without any preparation.
  worthASecondMs: 0,
  repeatsFailures: true,
  carries: carriesForkedNode,
  preparation: forkPreparation,
};

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

const ownFile = (name: string): string => path.join(NATIVE_FOLDER, 'javascript', name);

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
 * Runs `node` with the one V8 flag that deep recursion needs; it costs about a millisecond of start-up time. Only the
 * control group limits memory.
 */
export async function javascript(): Promise<LanguageSupport> {
  const library = await buildNodeForkLibrary();
  return {
    language: 'JAVASCRIPT',
    version: process.version,
    entries: [
      bind(process.execPath, NODE),
      ...javascriptModules(),
      ...(library ? [bind(library, FORK_LIBRARY), bind(ownFile('preload.cjs'), PRELOAD)] : []),
    ],
    compilerEntries: [bind(process.execPath, NODE), bind(ownFile('parse.js'), PARSE)],
    ownTasks: 24,
    ownMemoryKb: 16 * 1024,
    stackLimitKb: STACK_KB,
    empty: '',
    residentCompiler: { command: PARSER.command, warmUp: [parserQuestion('')] },
    compile: ({ source }, tools, signal) => parseSource(PARSER, source, tools, signal),
    command: () => COMMAND,
    // Node blocks while it reads its main file, a FIFO. A regular file replaces the FIFO before the program runs.
    gate: () => ({ command: COMMAND, ready: 'main.js', megabytes: 8, carries: carriesWaitingNode }),
    ...(library && { forkServer: FORK_SERVER }),
    isOutOfMemory: javascriptIsOutOfMemory,
  };
}
