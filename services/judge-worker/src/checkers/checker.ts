import type { CheckerSpec } from '@evident/contracts';
import type { ProgramFactory } from '../programs/program.js';
import type { CheckRequest, CheckResult } from './check.js';
import { CheckerFault } from './checker-fault.js';
import { CustomChecker } from './custom.checker.js';
import { checkExact } from './exact.checker.js';
import { checkFloats } from './floats.checker.js';
import { checkTokens } from './tokens.checker.js';
import { checkUnorderedLines, checkUnorderedTokens } from './unordered.checker.js';

/** A checker made ready for one judging. */
export interface Checker {
  /** True when each check is a run in the sandbox and so needs a core. */
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
 * @param factory used by custom checker programs only.
 * @throws CheckerFault when a custom checker cannot be had.
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
      return pure(checkTokens);
    case 'floats':
      return pure((request) => checkFloats(request, spec));
    case 'unordered_lines':
      return pure(checkUnorderedLines);
    case 'unordered_tokens':
      return pure(checkUnorderedTokens);
    case 'custom': {
      if (spec.source === undefined) throw new CheckerFault('The custom checker has no program');
      const custom = await CustomChecker.open(factory, spec.source, signal);
      return {
        sandboxed: true,
        check: (request, checkSignal) => custom.check(request, checkSignal),
        close: () => custom.close(),
      };
    }
  }
}
