import { Linter, type Linter as LinterTypes } from 'eslint';
import type { LintFinding } from '../../evidence/findings.js';
import type { MessageId } from '../messages/catalogue.js';
import { toFinding } from '../messages/finding.js';

/** Global names that programs may use. */
const GLOBALS = Object.fromEntries(
  [
    ...[
      'require',
      'module',
      'exports',
      'process',
      'console',
      'Buffer',
      'global',
      'globalThis',
      '__dirname',
      '__filename',
    ],
    ...[
      'setTimeout',
      'setImmediate',
      'setInterval',
      'clearTimeout',
      'clearImmediate',
      'clearInterval',
      'queueMicrotask',
    ],
    ...[
      'TextDecoder',
      'TextEncoder',
      'performance',
      'structuredClone',
      'URL',
      'URLSearchParams',
      'AbortController',
    ],
    ...['crypto', 'fetch', 'btoa', 'atob'],
  ].map((name) => [name, 'readonly'] as const),
);

/** Matches no comment, so no comment can excuse a fall-through. */
const NO_EXCUSE = '^\\u0000never\\u0000$';

const MESSAGE_OF: Readonly<Record<string, MessageId>> = {
  'no-undef': 'common.undefined-name',
  'no-dupe-keys': 'common.duplicate-key',
  'no-dupe-args': 'common.duplicate-key',
  'no-dupe-else-if': 'common.duplicate-key',
  'no-duplicate-case': 'common.duplicate-key',
  'no-self-compare': 'common.self-compare',
  'no-self-assign': 'common.self-assign',
  'use-isnan': 'javascript.nan-comparison',
  'for-direction': 'javascript.loop-direction',
  'no-const-assign': 'javascript.constant-assignment',
  'no-loss-of-precision': 'javascript.precision-loss',
  'no-cond-assign': 'common.assignment-in-condition',
  'no-fallthrough': 'common.fallthrough',
  'no-unreachable': 'common.unreachable',
  'no-unused-vars': 'common.unused',
  'no-unused-expressions': 'common.useless-expression',
  eqeqeq: 'javascript.loose-equality',
  radix: 'javascript.radix',
};

const OPTIONS: Readonly<Record<string, LinterTypes.RuleEntry>> = {
  'no-cond-assign': ['error', 'except-parens'],
  'no-fallthrough': ['error', { commentPattern: NO_EXCUSE }],
  'no-unused-vars': ['error', { args: 'none', caughtErrors: 'none' }],
  'no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-undef': ['error', { typeof: false }],
};

const CONFIG: LinterTypes.Config = {
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  languageOptions: { ecmaVersion: 'latest', sourceType: 'commonjs', globals: GLOBALS },
  rules: Object.fromEntries(Object.keys(MESSAGE_OF).map((rule) => [rule, OPTIONS[rule] ?? 'error'])),
};

const QUOTED = /'([^']*)'/;

/** ESLint without files, plugins or inline configuration. A source that does not parse has no findings. */
export class JavascriptLinter {
  private readonly linter = new Linter();

  lint(source: string): LintFinding[] {
    return this.linter.verify(source, CONFIG).flatMap(({ ruleId, line, message }) => {
      const id = ruleId === null ? undefined : MESSAGE_OF[ruleId];
      return id ? [toFinding(id, line, 'eslint', { name: QUOTED.exec(message)?.[1] ?? '' })] : [];
    });
  }
}
