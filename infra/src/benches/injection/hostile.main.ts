import fs from 'node:fs/promises';
import { z } from 'zod';
import { SourceReader } from '@evident/ai/reading/source-reader';
import { ModelStandIn } from '@evident/stand-ins/model-provider/model-provider';
import { LIED_ABOUT, PROGRAM, shownKinds, TOLD_ABOUT, type HostileTools } from './hostile-run.js';
import { localAuthors } from './local-authors.js';

const FOLDER = 'infra/bench-programs/hostile';
const MOST_LOST = 5;
const Drafts = z.array(z.object({ kind: z.string(), text: z.string() }));
const Sentences = z.array(z.object({ about: z.string(), text: z.string() }));
const print = (line = ''): void => void process.stdout.write(`${line}\n`);
const read = async (name: string): Promise<unknown> =>
  JSON.parse(await fs.readFile(`${FOLDER}/${name}.json`, 'utf8'));
const short = (text: string): string => JSON.stringify(text.slice(0, 140));

/** How many of each kind there are, and how many of them counted. */
function table(rows: readonly { kind: string; counted: boolean }[]): void {
  for (const kind of [...new Set(rows.map((row) => row.kind))]) {
    const of = rows.filter((row) => row.kind === kind);
    print(`  ${kind.padEnd(24)} ${of.filter(({ counted }) => counted).length} of ${of.length}`);
  }
}

async function hostile(tools: HostileTools): Promise<number> {
  const rows: { kind: string; counted: boolean }[] = [];
  for (const { kind, text } of Drafts.parse(await read('hostile-drafts'))) {
    const shown = await shownKinds(text, LIED_ABOUT, tools);
    if (shown.length > 0) print(`  shown in ${shown.join(', ')}: ${kind}: ${short(text)}`);
    rows.push({ kind, counted: shown.length > 0 });
  }
  const count = rows.filter(({ counted }) => counted).length;
  print(`Hostile drafts of which anything reached the report: ${count} of ${rows.length}`);
  table(rows);
  return count;
}

async function honest(tools: HostileTools): Promise<number> {
  const rows: { kind: string; counted: boolean }[] = [];
  for (const { about, text } of Sentences.parse(await read('honest-sentences'))) {
    const shown = await shownKinds(text, TOLD_ABOUT, tools);
    const isLost = !shown.includes('description');
    if (isLost) print(`  lost: ${about}: ${short(text)}`);
    rows.push({ kind: about, counted: isLost });
  }
  const count = rows.filter(({ counted }) => counted).length;
  print(`Honest sentences lost: ${count} of ${rows.length}`);
  table(rows);
  return count;
}

/** `bench:hostile`: drafts that somebody wrote to deceive, and honest ones, on the product's own path of model texts. */
const model = new ModelStandIn();
const origin = await model.listen();
const reader = new SourceReader({ readTimeoutMs: 30_000 });
try {
  const { outline } = await reader.readSource('PYTHON', PROGRAM, '');
  const [author] = localAuthors(origin);
  if (!outline || !author) throw new Error('The program of the bench could not be read');
  const shown = await hostile({ model, author, outline });
  const lost = await honest({ model, author, outline });
  process.exitCode = shown === 0 && lost <= MOST_LOST ? 0 : 1;
} finally {
  await model.close();
  await reader.close();
}
