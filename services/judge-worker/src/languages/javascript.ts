import { bind } from '../sandbox/exposures.js';
import { asSource, BASE_ENVIRONMENT, type Command, type LanguageSupport } from './language.js';

const NODE = '/usr/bin/node';
const COMMAND: Command = { arguments: [NODE, '/box/main.js'], environment: BASE_ENVIRONMENT };

/** How Node and V8 end when memory runs out before the kernel notices. */
const ABORTS = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);

/**
 * Plain `node`, without V8 flags: each costs 5 to 8 ms because it invalidates the built-in code cache. Memory is therefore
 * limited by the control group alone.
 */
export function javascript(): LanguageSupport {
  return {
    language: 'JAVASCRIPT',
    version: process.version,
    entries: [bind(process.execPath, NODE)],
    ownTasks: 24,
    ownMemoryKb: 16 * 1024,
    stackKb: 8 * 1024,
    empty: '',
    compile: ({ source }) => asSource('main.js', source),
    command: () => COMMAND,
    // Node blocks while it reads its main file from a FIFO, which has become a regular file before the program runs.
    gate: () => ({ command: COMMAND, ready: 'main.js' }),
    isOutOfMemory: ({ signal, exitCode, stderr }) =>
      ((signal !== null && ABORTS.has(signal)) || exitCode === 134) &&
      /out of memory|Allocation failed/i.test(stderr),
  };
}
