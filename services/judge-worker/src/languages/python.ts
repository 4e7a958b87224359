import fs from 'node:fs';
import path from 'node:path';
import { buildForkModule, NATIVE_FOLDER } from '../sandbox/build-native.js';
import { bind } from '../sandbox/exposures.js';
import { forkPreparation } from './fork-preparation.js';
import { BASE_ENVIRONMENT, type FailedRun, type LanguageSupport } from './language.js';
import { pythonModules } from './offered-modules.js';
import { type Parser, parserQuestion, parseSource } from './parsing.js';
import { carriesForked, importedModules } from './python-fidelity.js';
import { findCommand, versionOf } from './toolchain.js';

const PYTHON = '/usr/bin/python3';
const FORK_SERVER = '/opt/judge/python';
const PARSE = `${FORK_SERVER}/parse.py`;
const COMMAND = { arguments: [PYTHON, '-I', '/box/main.py'], environment: BASE_ENVIRONMENT };

const PARSER: Parser = {
  fileName: 'main.py',
  command: { arguments: [PYTHON, '-I', '-S', PARSE], environment: BASE_ENVIRONMENT },
  interpreter: COMMAND,
  refused: ({ exitCode, stderr }) =>
    exitCode === 1 &&
    /^(?:SyntaxError|IndentationError|TabError)\b/m.test(stderr) &&
    !/^Traceback/m.test(stderr),
};

/** Prefers the distribution's interpreter, because version managers put slow shims and foreign packages on PATH. */
function findPython(): string | undefined {
  return fs.existsSync(PYTHON) ? fs.realpathSync(PYTHON) : findCommand('python3');
}

/** The modules to import, then the source. */
const preparation = (source: string): Buffer =>
  forkPreparation(`${importedModules(source).join(',')}\n${source}`);

/** The traceback of an uncaught MemoryError ends standard error. One that the program prints and survives does not. */
export const pythonIsOutOfMemory = ({ exitCode, stderr }: FailedRun): boolean =>
  exitCode === 1 && /^MemoryError\b/m.test(stderr.split('\n').slice(-3).join('\n'));

export async function python(): Promise<LanguageSupport | undefined> {
  const interpreter = findPython();
  const version = interpreter && (await versionOf(interpreter));
  if (!interpreter || !version) return undefined;
  const minor = /Python (\d+\.\d+)/.exec(version)?.[1] ?? '3';
  const library = path.resolve(path.dirname(interpreter), '../lib', `python${minor}`);
  const module = await buildForkModule();
  const runtime = [bind(interpreter, PYTHON), bind(library, `/usr/lib/python${minor}`)];
  return {
    language: 'PYTHON',
    version,
    entries: [
      ...runtime,
      ...pythonModules(minor),
      bind(module, `${FORK_SERVER}/_judge_fork.abi3.so`),
      bind(path.join(NATIVE_FOLDER, 'python', 'fork_server.py'), `${FORK_SERVER}/fork_server.py`),
    ],
    compilerEntries: [...runtime, bind(path.join(NATIVE_FOLDER, 'python', 'parse.py'), PARSE)],
    ownTasks: 2,
    ownMemoryKb: 8 * 1024,
    stackLimitKb: 64 * 1024,
    empty: '',
    forkServer: {
      command: {
        arguments: [PYTHON, '-I', '-S', `${FORK_SERVER}/fork_server.py`],
        environment: BASE_ENVIRONMENT,
      },
      megabytes: 8,
      worthASecondMs: 20,
      carries: carriesForked,
      preparation,
    },
    residentCompiler: { command: PARSER.command, warmUp: [parserQuestion('')] },
    compile: ({ source }, tools, signal) => parseSource(PARSER, source, tools, signal),
    command: () => COMMAND,
    isOutOfMemory: pythonIsOutOfMemory,
  };
}
