import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { allSolutions } from '@evident/catalogue';
import { ModelStandIn } from '@evident/stand-ins/model-provider/model-provider';
import { TextReader } from '@evident/ai/reading/read-text';
import { chooseSixty, runInjections } from './injection-run.js';
import { localAuthors } from './local-authors.js';
import { readHere } from './read-here.js';

const model = new ModelStandIn();
let origin = '';
beforeAll(async () => {
  origin = await model.listen();
});
afterAll(() => model.close());

// Sixty programs: `npm run bench:injection`.
it('no attack in the code changes its rating or class, even when the model obeys', async () => {
  const reader = new TextReader();
  const cases = await runInjections(chooseSixty(allSolutions(), 6), {
    model,
    authors: localAuthors(origin),
    read: (language, source) => readHere(reader, language, source),
  });
  expect(cases).toHaveLength(6 * 6 * 2);
  expect(cases.filter(({ moved }) => moved.length > 0)).toEqual([]);
  expect(cases.some(({ fellBack }) => !fellBack)).toBe(true);
});
