import type { JudgeLimits, Language, RunStatus } from '@evident/contracts';
import type { RunResult } from '../programs/program.js';

/** How a hostile program must end. */
type Expected = RunStatus | 'compile_error';

/** One hostile program and its expected result. */
export interface Attempt {
  /** Attempts of one kind share a number. */
  number: number;
  title: string;
  language: Language;
  source: string;
  expected: readonly Expected[];
  /** What it must print. A program whose attacks failed prints `contained`. */
  stdout?: string | RegExp;
  stderr?: RegExp;
  input?: string;
  limits?: Partial<JudgeLimits>;
  /** How often it is run, one after the other, to see whether one run can affect the next. Default: 1. */
  runs?: number;
  /** A further check of each result. @returns what is wrong, or undefined. */
  check?: (result: RunResult) => string | undefined;
  /** Part of the short suite that every worker runs at its start. */
  quick?: boolean;
}

export const DOCTOR_LIMITS: JudgeLimits = {
  timeLimitMs: 1000,
  wallLimitMs: 4000,
  memoryLimitKb: 96 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 16,
};

/** A Java main class with these statements. */
export function javaMain(body: string, members = ''): string {
  return `import java.io.*; import java.util.*; import java.nio.*; import java.nio.file.*;
public class Main { ${members} public static void main(String[] arguments) throws Throwable { ${body} } }`;
}

/** A Python program that runs each attack and prints those that did not fail. */
export function pythonAttacks(attacks: readonly string[], preamble = ''): string {
  const functions = attacks.map(
    (attack, index) => `def attack_${index}():\n    ${attack.split('\n').join('\n    ')}`,
  );
  return `import os, sys
${preamble}
${functions.join('\n')}
won = []
for name in [${attacks.map((_, index) => `attack_${index}`).join(', ')}]:
    try:
        name()
        won.append(name.__name__)
    except BaseException as error:
        pass
print('contained' if not won else 'WON ' + ' '.join(won))`;
}

/** A Python program that makes system calls by number, and prints those that did not fail. */
export function pythonSystemCalls(
  calls: readonly (readonly [name: string, number: number, ...args: string[]])[],
): string {
  const lines = calls.map(
    ([name, number, ...args]) => `    (${JSON.stringify(name)}, [${[number, ...args].join(', ')}]),`,
  );
  return `import ctypes
libc = ctypes.CDLL(None, use_errno=True)
won = []
for name, arguments in [
${lines.join('\n')}
]:
    if libc.syscall(*[ctypes.c_long(a) if isinstance(a, int) else a for a in arguments]) >= 0:
        won.append(name)
print('contained' if not won else 'WON ' + ' '.join(won))`;
}
