import { isSameOutput } from './same-output.js';

describe('isSameOutput', () => {
  it.each([
    ['exact', '1 2\n', '1 2', true],
    ['exact', '1 2\n', '1  2\n', false],
    ['tokens', '1 2\n', '1\n2\n', true],
    ['floats', '1.50\n', '1.5\n', false],
    ['unordered_tokens', '1 2\n', '2 1\n', true],
    ['unordered_lines', 'a\nb\n', 'b\na\n', false],
    ['custom', 'x\n', 'x\n', true],
  ] as const)('%s: %j and %j', (kind, expected, actual, same) => {
    const checker = kind === 'floats' ? { kind, absolute: 1e-6, relative: 1e-6 } : { kind };
    expect(isSameOutput(checker, expected, actual)).toBe(same);
  });
});
