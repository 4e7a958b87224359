import fs from 'node:fs/promises';
import path from 'node:path';
import type { AnalysisResult, EditorLanguage } from '@evident/contracts';
import { languageOfFile, readPackage } from '@evident/catalogue';
import { findingsOf } from '@evident/ai/engine/findings-of';
import type { EvidenceRunner } from '@evident/ai/evidence/evidence-runner';
import type { Findings } from '@evident/ai/evidence/findings';
import type { MeasurementCache } from '@evident/ai/evidence/measurement-cache';
import { measureBehaviour } from '@evident/ai/measure/measurement';
import { referenceApproach } from '@evident/ai/reading/reference-approach';
import { concluded, type SourceReader } from '@evident/ai/reading/source-reader';
import { rate, type Rated } from '@evident/ai/report/rating/rate';
import { writeBuiltIn } from '@evident/ai/report/words/built-in.writer';
import { catalogueProblem } from '../../analysis-programs/catalogue-problem.js';
import { REPOSITORY } from '../../launcher/settings.js';

const PROGRAMS = path.join(REPOSITORY, 'infra/bench-programs');

/** The folders of strangers, the newest first. */
async function strangers(): Promise<string[]> {
  const names = await fs.readdir(PROGRAMS);
  return names
    .filter((name) => /^strangers/.test(name))
    .sort(byNumber)
    .reverse();
}

const byNumber = (a: string, b: string): number => numberOf(a) - numberOf(b);
const numberOf = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 1);

/** A program of the catalogue or of the folders of strangers. */
export interface ReportedProgram {
  /** Such as `two-sum/wrong/all-pairs.py` or `two-sum/naive.py`. */
  name: string;
  slug: string;
  language: EditorLanguage;
  sourceCode: string;
}

/** @throws when neither the catalogue nor a folder of strangers has it. */
export async function programNamed(name: string): Promise<ReportedProgram> {
  const [slug = '', ...rest] = name.split('/');
  const file = rest.join('/');
  const sourceCode = /^(?:wrong|mistakes)\//.test(file)
    ? sourceInPackage(slug, file)
    : await sourceOfStranger(slug, file);
  return { name, slug, language: languageOfFile(file), sourceCode };
}

async function sourceOfStranger(slug: string, file: string): Promise<string> {
  const tried = await Promise.allSettled(
    (await strangers()).map((folder) => fs.readFile(path.join(PROGRAMS, folder, slug, file), 'utf8')),
  );
  const found = tried.find((one) => one.status === 'fulfilled');
  if (!found) throw new Error(`No folder of strangers has ${slug}/${file}`);
  return found.value;
}

function sourceInPackage(slug: string, file: string): string {
  const { wrong, mistakes } = readPackage(slug);
  const found = [...wrong, ...mistakes].find((one) => one.file === file);
  if (!found) throw new Error(`${slug} has no ${file}`);
  return found.source;
}

export interface WholeReport {
  findings: Findings;
  rated: Rated;
  result: AnalysisResult;
}

/** The report that the built-in engine writes, with the product's judge in this process. */
export async function reportOf(
  { slug, language, sourceCode }: ReportedProgram,
  { runner, reader, cache }: { runner: EvidenceRunner; reader: SourceReader; cache: MeasurementCache },
): Promise<WholeReport> {
  const problem = catalogueProblem(slug);
  const { signal } = new AbortController();
  const [measured, text, reference] = await Promise.all([
    measureBehaviour(
      { program: { language, sourceCode }, problem },
      { runner, cache, signal, progress: () => undefined },
    ),
    reader.readText(language, sourceCode),
    referenceApproach(language, problem, { reader, cache }),
  ]);
  const reading = concluded(text, language, measured.compileOutput);
  const subject = { language, sourceCode, problem, userId: '', thirdPartyConsent: false };
  const findings = findingsOf(subject, measured, reading);
  const rated = rate(findings);
  const outline = reading.outline && { ...reading.outline, reference };
  return { findings, rated, result: writeBuiltIn(findings, rated, outline) };
}
