import type { CheckerSpec } from '@evident/contracts';

const tokens = (text: string): string[] => text.split(/\s+/).filter((token) => token !== '');

/**
 * Whether a checker certainly takes two outputs for the same. After false the judge's checker has to decide, because
 * several answers may be right.
 */
export function isSameOutput(checker: CheckerSpec, expected: string, actual: string): boolean {
  if (expected === actual) return true;
  switch (checker.kind) {
    case 'tokens':
    case 'floats':
      return tokens(expected).join(' ') === tokens(actual).join(' ');
    case 'unordered_tokens':
      return tokens(expected).sort().join(' ') === tokens(actual).sort().join(' ');
    case 'exact':
    case 'unordered_lines':
    case 'custom':
    case 'interactive':
      return trimmedLines(expected) === trimmedLines(actual);
  }
}

const trimmedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
