import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { EDITOR_LANGUAGES, type EditorLanguage } from '@evident/contracts';
import { ladderDistance } from '@evident/ai/growth/complexity-class';
import { measureTime } from '@evident/ai/growth/growth-report';
import { StepMeter } from '@evident/ai/growth/step-meter';
import { axesOf } from '@evident/ai/inputs/axis';
import { InputSource } from '@evident/ai/inputs/input-source';
import { z } from 'zod';
import { catalogueProblem } from '../analysis/bench-programs.js';
import { JudgeRunner } from '../analysis/judge-runner.js';
import { MemoryCache } from '../analysis/memory-cache.js';
import { declaredClass } from './declared-class.js';
import { BUILD_FOLDER, REPOSITORY } from './folders.js';

const Known = z.object({ key: z.string(), notes: z.array(z.string()) });
type Finding = { kind: 'defect' | 'note'; text: string };
const FOLDER = path.join(BUILD_FOLDER, 'growth');
/** What decides a measured class besides the package. */
const DECIDING = ['services/ai/resources', 'services/ai/dist/growth', 'services/ai/dist/inputs'];

/**
 * Measures the references of each package and compares with what its author declared. A log factor apart is only
 * noted. Green results are remembered until package or engine change.
 * @returns the number of packages whose declaration is wrong.
 */
export async function checkGrowth(slugs: readonly string[]): Promise<number> {
  await fs.mkdir(FOLDER, { recursive: true });
  const engine = await engineHash();
  let runner: JudgeRunner | undefined;
  let failed = 0;
  try {
    for (const slug of slugs) {
      const { revision, complexity } = await catalogueProblem(slug);
      if (complexity?.measurable !== true) continue;
      const key = `${revision}-${engine}`;
      const known = await knownNotes(slug, key);
      if (known) continue;
      runner ??= await JudgeRunner.open(`${BUILD_FOLDER}/cache`);
      const findings = await growthFindings(slug, runner);
      const defects = findings.filter(({ kind }) => kind === 'defect');
      for (const { kind, text } of findings)
        process.stdout.write(`${kind === 'defect' ? '✗' : '–'} ${slug}: ${text}\n`);
      if (defects.length > 0) failed += 1;
      else await fs.writeFile(fileOf(slug), JSON.stringify({ key, notes: findings.map(({ text }) => text) }));
    }
  } finally {
    await runner?.close();
  }
  return failed;
}

const fileOf = (slug: string): string => path.join(FOLDER, `${slug}.json`);

async function knownNotes(slug: string, key: string): Promise<string[] | null> {
  try {
    const known = Known.parse(JSON.parse(await fs.readFile(fileOf(slug), 'utf8')));
    return known.key === key ? known.notes : null;
  } catch {
    return null;
  }
}

async function engineHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of DECIDING)
    for (const name of (await fs.readdir(path.join(REPOSITORY, folder))).sort())
      if (!name.endsWith('.map')) hash.update(await fs.readFile(path.join(REPOSITORY, folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** What is to be said of one package's references, one sentence each. */
async function growthFindings(slug: string, runner: JudgeRunner): Promise<Finding[]> {
  const problem = await catalogueProblem(slug);
  const { signal } = new AbortController();
  const inputs = new InputSource(problem, runner, new MemoryCache(), signal);
  const shape = await inputs.describe();
  const names = shape.variables.map(({ name }) => name);
  const growing = axesOf(shape)?.joint.variables ?? [];
  const declared = problem.complexity?.time ?? '';
  const wanted = declaredClass(declared, names, growing);
  if (!wanted) return [{ kind: 'note', text: `the declared ${declared} is none of the measured classes` }];
  const findings: Finding[] = [];
  for (const language of EDITOR_LANGUAGES) {
    const found = await measuredClass(language, problem.references[language] ?? '', inputs, runner, signal);
    if (found === wanted) continue;
    const text = `the ${language} reference measures ${found ?? 'inconclusive'}, declared is ${declared}`;
    const isFar = found !== null && Math.abs(ladderDistance(found, wanted)) > 0.5;
    findings.push({ kind: isFar ? 'defect' : 'note', text });
  }
  return findings;
}

async function measuredClass(
  language: EditorLanguage,
  sourceCode: string,
  inputs: InputSource,
  runner: JudgeRunner,
  signal: AbortSignal,
) {
  const meter = await StepMeter.of({ language, sourceCode }, { runner, signal });
  return meter ? (await measureTime(meter, inputs)).finding.class : null;
}
