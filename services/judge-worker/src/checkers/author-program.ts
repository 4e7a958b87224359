import type { CheckerProtocol, JudgeLimits, Language } from '@evident/contracts';
import type { Program, ProgramFactory, RunResult } from '../programs/program.js';
import { failed, type CheckResult } from './check.js';
import { CheckerFault } from './checker-fault.js';
import { EXIT_CODES } from './checker-protocols.js';

/** Of a checker or an interactor. */
export const CHECKER_LIMITS: JudgeLimits = {
  timeLimitMs: 10_000,
  wallLimitMs: 20_000,
  memoryLimitKb: 524_288,
  outputLimitBytes: 16 * 1024,
  processLimit: 16,
};
const MESSAGE_CHARACTERS = 200;
/** Of the program's own error. The last lines say most. */
const ERROR_CHARACTERS = 2_000;

export const textOf = (bytes: Buffer): string => bytes.toString('utf8').trim();

function endOf({ status, evidence: { exitCode, signal } }: RunResult, limits: JudgeLimits): string {
  switch (status) {
    case 'exited':
      return `ended with exit code ${exitCode}, which neither accepts nor rejects`;
    case 'signalled':
      return `crashed (${signal})`;
    case 'timed_out':
      return `ran for more than ${limits.timeLimitMs / 1_000} s`;
    case 'memory_exceeded':
      return `needed more than ${limits.memoryLimitKb / 1_024} MB`;
    case 'output_exceeded':
      return `printed more than ${Math.round(limits.outputLimitBytes / 1_024)} KB`;
    case 'sandbox_error':
      return 'could not be run';
  }
}

interface Said {
  /** `checker` or `interactor`. */
  name: string;
  protocol: CheckerProtocol;
  limits: JudgeLimits;
  /** What it says about the program. */
  message: string;
}

/** @throws CheckerFault when the run neither accepts nor rejects. */
export function checkedBy(run: RunResult, { name, protocol, limits, message: text }: Said): CheckResult {
  const { accepts, rejects, rejectsFormat } = EXIT_CODES[protocol];
  const code = run.status === 'exited' ? run.evidence.exitCode : null;
  const message = text.slice(0, MESSAGE_CHARACTERS);
  if (code !== null && accepts.includes(code)) return { passed: true, message };
  if (code !== null && rejects.includes(code)) return failed(message || 'the output is not a right answer');
  if (code !== null && rejectsFormat.includes(code))
    return failed(message || 'the output is not in the stated format');
  const error = textOf(run.stderr).slice(-ERROR_CHARACTERS);
  throw new CheckerFault(`The ${name} program ${endOf(run, limits)}${error && `:\n${error}`}`);
}

/** @throws CheckerFault when the language is missing here or the source does not compile. */
export async function openAuthorProgram(
  factory: ProgramFactory,
  { language, source }: { language: Language; source: string },
  name: string,
  signal?: AbortSignal,
): Promise<Program> {
  if (!factory.languages().includes(language))
    throw new CheckerFault(`The ${name} is in ${language}, which is not installed on this worker`);
  const outcome = await factory.open(language, source, {}, signal);
  if (outcome.kind === 'ready') return outcome.program;
  const error = outcome.compileOutput.trim().slice(0, ERROR_CHARACTERS);
  throw new CheckerFault(`The ${name} program does not compile:\n${error}`);
}
