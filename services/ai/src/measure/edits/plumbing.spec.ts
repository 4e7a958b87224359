import { plumbingOf } from './plumbing.js';

it('tells lines that read or print from those that compute', () => {
  const isPlumbing = plumbingOf(
    'import sys\nn = int(input())\nm = max(n, 1)\nprint(m)\nint k = in.nextInt();\nprinted = 2\n',
  );
  expect([1, 2, 3, 4, 5, 6].map(isPlumbing)).toEqual([true, true, false, true, true, false]);
});
