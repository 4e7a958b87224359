import { instrument } from './instrument.js';

test.each([
  ['JAVA', `class Main { int x = ${'1+'.repeat(30_000)}1; }`],
  ['JAVASCRIPT', `x = ${'a.'.repeat(30_000)}b;`],
] as const)('a %s source that nests too deep is not counted, and nothing fails', async (language, source) => {
  expect(await instrument(language, source)).toBeUndefined();
});
