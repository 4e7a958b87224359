import type { CheckerSpec } from '@evident/contracts';
import type { ProgramFactory } from '../programs/program.js';
import { PASSED, type CheckRequest, type CheckResult } from './check.js';
import { CustomChecker } from './custom.checker.js';
import { checkExact } from './exact.checker.js';
import { checkFloats } from './floats.checker.js';
import { checkTokens } from './tokens.checker.js';
import { checkUnorderedLines, checkUnorderedTokens } from './unordered.checker.js';

/** A checker that was opened for one judging. */
export interface Checker {
  /** Whether each check runs a program in the sandbox, and so needs a core. */
  readonly sandboxed: boolean;
  check(request: CheckRequest, signal?: AbortSignal): Promise<CheckResult>;
  close(): Promise<void>;
}

function pure(check: (request: CheckRequest) => CheckResult): Checker {
  return {
    sandboxed: false,
    check: (request) => Promise.resolve(check(request)),
    close: () => Promise.resolve(),
  };
}

/**
 * @param factory runs custom checker programs.
 * @throws CheckerFault when a custom checker is missing or does not compile.
 */
export async function openChecker(
  spec: CheckerSpec,
  factory: ProgramFactory,
  signal?: AbortSignal,
): Promise<Checker> {
  switch (spec.kind) {
    case 'exact':
      return pure(checkExact);
    case 'tokens':
      return pure((request) => checkTokens(request, spec));
    case 'floats':
      return pure((request) => checkFloats(request, spec));
    case 'unordered_lines':
      return pure(checkUnorderedLines);
    case 'unordered_tokens':
      return pure(checkUnorderedTokens);
    // It has decided when the program's run ends, see Interactor.
    case 'interactive':
      return pure(() => PASSED);
    case 'custom': {
      const custom = await CustomChecker.open(factory, spec, signal);
      return {
        sandboxed: true,
        check: (request, checkSignal) => custom.check(request, checkSignal),
        close: () => custom.close(),
      };
    }
  }
}
