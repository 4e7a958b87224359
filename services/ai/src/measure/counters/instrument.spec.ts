import { instrument } from './instrument.js';

test.each([
  ['JAVA', `class Main { int x = ${'1+'.repeat(30_000)}1; }`],
  ['JAVASCRIPT', `x = ${'a.'.repeat(30_000)}b;`],
] as const)('a %s source that nests too deep is not counted, and nothing fails', async (language, source) => {
  expect(await instrument(language, source)).toBeUndefined();
});

test.each(['import numpy as np', 'import sys, numpy', 'if True:\n    from numpy import array'])(
  'steps are not counted after "%s", because its loops are not seen',
  async (line) => {
    expect(await instrument('PYTHON', `${line}\nprint(1)`)).toBeUndefined();
    expect(await instrument('PYTHON', `# ${line.replaceAll('\n', ' ')}\nprint(1)`)).toBeDefined();
  },
);
