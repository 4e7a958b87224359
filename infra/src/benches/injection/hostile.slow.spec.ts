import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TextReader } from '@evident/ai/reading/read-text';
import { ModelStandIn } from '@evident/stand-ins/model-provider/model-provider';
import { REPOSITORY } from '../../launcher/settings.js';
import { LIED_ABOUT, PROGRAM, shownKinds, TOLD_ABOUT, type HostileTools } from './hostile-run.js';
import { localAuthors } from './local-authors.js';
import { readHere } from './read-here.js';

const FOLDER = path.join(REPOSITORY, 'infra/bench-programs/hostile');
const everyTenth = (name: string): string[] =>
  (JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as { text: string }[])
    .filter((_, at) => at % 10 === 3)
    .map(({ text }) => text);

const model = new ModelStandIn();
let tools: HostileTools;
beforeAll(async () => {
  const [author] = localAuthors(await model.listen());
  const { outline } = await readHere(new TextReader(), 'PYTHON', PROGRAM);
  if (!author || !outline) throw new Error('The program could not be read');
  tools = { model, author, outline };
});
afterAll(() => model.close());

// All of them: `npm run bench:hostile`.
it.each(everyTenth('hostile-drafts.json'))(
  'nothing of a hostile draft reaches the report: %j',
  async (text) => {
    expect(await shownKinds(text, LIED_ABOUT, tools)).toEqual([]);
  },
);

it.each(everyTenth('honest-sentences.json'))('an honest sentence is shown: %j', async (text) => {
  expect(await shownKinds(text, TOLD_ABOUT, tools)).toContain('description');
});
