import { messageOf } from '@evident/kit/thrown';
import type { Program, ProgramFactory, RunResult } from '../programs/program.js';
import { type Attempt, DOCTOR_LIMITS } from './attempt.js';

/** The result of one attempt. */
export interface Finding {
  attempt: Attempt;
  seen: string;
  /** What was not as expected, or undefined. */
  surprise: string | undefined;
}

function describe(result: RunResult): string {
  const { exitCode, signal, limit } = result.evidence;
  const end = limit ? `limit ${limit}` : signal ? signal : `exit ${exitCode}`;
  return `${result.status}, ${end}`;
}

function shorten(text: string): string {
  return JSON.stringify(text.length > 250 ? `${text.slice(0, 250)}…` : text);
}

function surpriseOf(attempt: Attempt, result: RunResult): string | undefined {
  if (!attempt.expected.includes(result.status))
    return `status ${result.status}: ${shorten(result.stderr.toString().slice(-200))}`;
  const stdout = result.stdout.toString();
  const matches =
    typeof attempt.stdout === 'string' ? stdout === attempt.stdout : (attempt.stdout?.test(stdout) ?? true);
  if (!matches) return `printed ${shorten(stdout)} and ${shorten(result.stderr.toString().slice(-200))}`;
  if (attempt.stderr && !attempt.stderr.test(result.stderr.toString()))
    return `said ${shorten(result.stderr.toString())}`;
  return attempt.check?.(result);
}

async function runAttempt(attempt: Attempt, program: Program): Promise<Finding> {
  const limits = { ...DOCTOR_LIMITS, ...attempt.limits };
  let seen = '';
  for (let run = 0; run < (attempt.runs ?? 1); run += 1) {
    const result = await program.run(Buffer.from(attempt.input ?? ''), limits);
    seen = describe(result);
    const surprise = surpriseOf(attempt, result);
    if (surprise) return { attempt, seen, surprise };
  }
  return { attempt, seen, surprise: undefined };
}

/** Runs one attempt. Never rejects: a fault of the sandbox is a surprise too. */
export async function examine(attempt: Attempt, factory: ProgramFactory): Promise<Finding> {
  try {
    const opened = await factory.open(attempt.language, attempt.source);
    if (opened.kind === 'compile_error') {
      const expected = attempt.expected.includes('compile_error');
      const said = !attempt.stderr || attempt.stderr.test(opened.compileOutput);
      const surprise = expected && said ? undefined : `did not compile: ${shorten(opened.compileOutput)}`;
      return { attempt, seen: 'compile_error', surprise };
    }
    try {
      return await runAttempt(attempt, opened.program);
    } finally {
      await opened.program.close();
    }
  } catch (error) {
    return { attempt, seen: 'a fault', surprise: messageOf(error) };
  }
}
