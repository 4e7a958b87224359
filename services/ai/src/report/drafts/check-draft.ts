import type { Evidence } from '@evident/contracts';
import { passed, type CounterExample, type Findings } from '../../evidence/findings.js';
import { BUG_CAUSES, GROWTH_CAUSES, IMPROVEMENT_CAUSES } from './causes.js';
import { tryCounterInput, type CounterInputTools } from './counter-input.js';
import type { DraftBug, DraftWhy, ReportDraft } from './draft.js';
import { allowedClasses, shownSentence } from './model-text.js';

const MOST = 3;
const MOST_TRIED = 3;

export interface CheckedBug {
  line: number;
  text: string;
  evidenceId: string | null;
  /** Found by running the model's input. */
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

const linesOf = ({ findings }: DraftGround): number => findings.sourceCode.trimEnd().split('\n').length;

const isLine = (line: number | null, ground: DraftGround): boolean =>
  line !== null && Number.isInteger(line) && line >= 1 && line <= linesOf(ground);

/** Checks every slot in code. A sentence that may not be shown gives way to the words of its cause. */
export async function checkDraft(draft: ReportDraft, ground: DraftGround): Promise<CheckedDraft> {
  const said = (text: string, kind: 'time' | 'space' | 'both'): string =>
    shownSentence(text, {
      nonce: ground.nonce,
      lines: linesOf(ground),
      allowed: allowedClasses(ground.findings, kind, text),
    });
  const why = (slot: DraftWhy, kind: 'time' | 'space'): string => {
    if (!slot || !isLine(slot.line, ground) || ground.findings[kind].class === null) return '';
    const text = said(slot.sentence, kind) || GROWTH_CAUSES[slot.cause];
    return text === '' ? '' : `Line ${slot.line}: ${text}`;
  };
  const improvements = draft.improvements.flatMap(({ line, cause, sentence }) => {
    const text = said(sentence, 'both') || IMPROVEMENT_CAUSES[cause];
    return text === '' ? [] : [{ line: isLine(line, ground) ? line : null, text }];
  });
  return {
    timeWhy: why(draft.timeWhy, 'time'),
    spaceWhy: why(draft.spaceWhy, 'space'),
    bugs: await checkBugs(draft.bugs, ground, (text) => said(text, 'both')),
    improvements: unique(improvements).slice(0, MOST),
    description: said(draft.description, 'both'),
    disagrees: draft.disagrees,
  };
}

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
  said: (text: string) => string,
): Promise<CheckedBug[]> {
  const checked: CheckedBug[] = [];
  const seen = new Set<string>();
  let tried = 0;
  for (const bug of drafts) {
    const key = `${bug.line} ${bug.cause}`;
    const text = said(bug.sentence) || BUG_CAUSES[bug.cause];
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

/** Evidence of a run that failed, or of a fault on this line. */
function isFailing({ kind, line }: Evidence, bug: DraftBug, { tests, counterExample }: Findings): boolean {
  if (kind === 'test') return tests?.every(passed) === false;
  if (kind === 'fuzz') return counterExample !== null;
  return kind === 'lint' && line === bug.line;
}

/** @returns null when nothing that failed supports the claim */
async function weigh(
  bug: DraftBug,
  { findings, evidence, tools }: DraftGround,
  mayTry: boolean,
): Promise<Pick<CheckedBug, 'evidenceId' | 'proof'> | null> {
  const { counterInput, evidenceId } = bug;
  const known = evidence.find(({ id }) => id === evidenceId);
  if (evidenceId !== null && !known) return null;
  const failing = known && isFailing(known, bug, findings) ? known.id : null;
  const unproved = failing === null ? null : { evidenceId: failing, proof: null };
  if (counterInput === null || !tools || !mayTry) return unproved;
  const outcome = await tryCounterInput(counterInput, findings, tools);
  switch (outcome.kind) {
    case 'agrees':
      return null;
    case 'unknown':
      return unproved;
    case 'proved':
      return { evidenceId: failing, proof: outcome.counterExample };
  }
}
