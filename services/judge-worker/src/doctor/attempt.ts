import type { Language, RunStatus } from '@evident/contracts';
import type { RunLimits, RunResult } from '../programs/program.js';

/** How a run of a hostile program is to end. `compile_error` and `refused` concern the source itself. */
export type Expected = RunStatus | 'compile_error';

/** One hostile program and what must come of it. */
export interface Attempt {
  /** The number in docs/sandbox.md. */
  number: number;
  title: string;
  language: Language;
  source: string;
  expected: readonly Expected[];
  /** What it must print; an inert attack prints CONTAINED. */
  stdout?: string | RegExp;
  stderr?: RegExp;
  input?: string;
  limits?: Partial<RunLimits>;
  /** Runs of the same program, one after the other, to see whether anything passes from one to the next; default 1. */
  runs?: number;
  /** A further demand on each result; returns what is wrong. */
  check?: (result: RunResult) => string | undefined;
  /** Part of the short form that every worker runs when it starts. */
  quick?: boolean;
}

export const DOCTOR_LIMITS: RunLimits = {
  cpuTimeMs: 1000,
  wallTimeMs: 4000,
  memoryKb: 96 * 1024,
  outputBytes: 1 << 20,
  processes: 16,
};

/** Wraps statements into a Java main class. */
export function javaMain(body: string, members = ''): string {
  return `import java.io.*; import java.util.*; import java.nio.*; import java.nio.file.*;
public class Main { ${members} public static void main(String[] arguments) throws Throwable { ${body} } }`;
}

/** A Python program that runs each attack and names those that did not fail. */
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

/** System calls by number through ctypes: each must fail. */
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
