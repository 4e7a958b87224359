import type { Evidence } from '@evident/contracts';
import type { CounterExample, Findings } from '../../evidence/findings.js';
import { ModelError } from '../../providers/model-port.js';
import { tryCounterInput, type CounterInputTools } from './counter-input.js';
import type { DraftBug, ReportDraft } from './draft.js';
import { allowedClasses, onlyMeasured, plain, whyRejected, withoutSolutions } from './model-text.js';

const MOST = 3;
const MOST_TRIED = 3;

export interface CheckedBug {
  line: number;
  text: string;
  evidenceId: string | null;
  /** Found by running the model's input; null: an unproved opinion. */
  proof: CounterExample | null;
}

/** What is left of a model's draft after each claim was checked. */
export interface CheckedDraft {
  timeWhy: string;
  spaceWhy: string;
  bugs: CheckedBug[];
  improvements: { line: number | null; text: string }[];
  description: string;
  /** Recorded for people to check; the measured class stays. */
  disagrees: { class: string; reason: string } | null;
}

export interface DraftGround {
  findings: Findings;
  evidence: readonly Evidence[];
  /** The numbered lines as they were sent to the model. */
  silent: string;
  nonce: string;
  /** Null: counter-inputs cannot be run, so they prove nothing. */
  tools: CounterInputTools | null;
}

function textsOf(draft: ReportDraft): string[] {
  return [
    draft.timeWhy,
    draft.spaceWhy,
    draft.description,
    ...draft.bugs.flatMap(({ text, quote }) => [text, quote]),
    ...draft.improvements.map(({ text }) => text),
  ];
}

const folded = (line: string | undefined): string => (line ?? '').replace(/\s+/g, ' ').trim();

function quotesTruly({ line, quote }: DraftBug, { findings, silent }: DraftGround): boolean {
  if (!Number.isInteger(line) || line < 1 || folded(quote) === '') return false;
  return [findings.sourceCode, silent].some(
    (source) => folded(source.split('\n')[line - 1]) === folded(quote),
  );
}

/** A claim on a line with a linter's finding is dropped, because the linter is more reliable. */
const isToldAlready = ({ line }: DraftBug, { findings }: DraftGround): boolean =>
  findings.lints.some((lint) => lint.line === line && lint.severity !== 'celebratory');

/**
 * Checks every claim in code.
 * @throws ModelError `rejected` when a text must not be shown at all.
 */
export async function checkDraft(draft: ReportDraft, ground: DraftGround): Promise<CheckedDraft> {
  for (const text of textsOf(draft)) {
    const why = whyRejected(text, ground.nonce);
    if (why !== null) throw new ModelError('rejected', `The model's text was rejected: ${why}`);
  }
  const clean = (text: string, kind: 'time' | 'space' | 'both'): string =>
    onlyMeasured(plain(withoutSolutions(text)), allowedClasses(ground.findings, kind));
  const improvements = draft.improvements
    .map(({ line, text }) => ({ line: isLine(line, ground) ? line : null, text: clean(text, 'both') }))
    .filter(({ text }) => text !== '');
  return {
    timeWhy: clean(draft.timeWhy, 'time'),
    spaceWhy: clean(draft.spaceWhy, 'space'),
    bugs: await checkBugs(draft.bugs, ground, (text) => clean(text, 'both')),
    improvements: unique(improvements).slice(0, MOST),
    description: clean(draft.description, 'both'),
    disagrees: draft.disagrees,
  };
}

const isLine = (line: number | null, { findings }: DraftGround): boolean =>
  line !== null && Number.isInteger(line) && line >= 1 && line <= findings.sourceCode.split('\n').length;

function unique<T extends { line: number | null; text: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ line, text }) => {
    const key = `${line ?? ''} ${text.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}

async function checkBugs(
  drafts: readonly DraftBug[],
  ground: DraftGround,
  clean: (text: string) => string,
): Promise<CheckedBug[]> {
  const checked: CheckedBug[] = [];
  const seen = new Set<string>();
  let tried = 0;
  for (const bug of drafts) {
    const key = `${bug.line} ${bug.category}`;
    const text = clean(bug.text);
    if (text === '' || seen.has(key) || !quotesTruly(bug, ground) || isToldAlready(bug, ground)) continue;
    seen.add(key);
    const mayTry = tried < MOST_TRIED;
    if (bug.counterInput !== null) tried += 1;
    const claim = await weigh(bug, ground, mayTry);
    if (claim === null) continue;
    checked.push({ line: bug.line, text, ...claim });
    if (checked.length === MOST) break;
  }
  return checked;
}

/** @returns null when nothing supports the claim */
async function weigh(
  { counterInput, evidenceId }: DraftBug,
  { findings, evidence, tools }: DraftGround,
  mayTry: boolean,
): Promise<Pick<CheckedBug, 'evidenceId' | 'proof'> | null> {
  const known = evidence.some(({ id }) => id === evidenceId) ? evidenceId : null;
  if (evidenceId !== null && known === null) return null;
  if (counterInput === null) return known === null ? null : { evidenceId: known, proof: null };
  if (!tools || !mayTry) return { evidenceId: known, proof: null };
  const outcome = await tryCounterInput(counterInput, findings, tools);
  switch (outcome.kind) {
    case 'agrees':
      return null;
    case 'unknown':
      return { evidenceId: known, proof: null };
    case 'proved':
      return { evidenceId: known, proof: outcome.counterExample };
  }
}
