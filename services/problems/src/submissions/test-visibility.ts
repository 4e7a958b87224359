import { LIMITS, type JudgedTest, type TestResultView, type Verdict } from '@evident/contracts';
import { storableText } from '@evident/kit';
import type { TestOutline } from '../test-sets/test-outline.js';

export interface TestTexts {
  input: string;
  /** Null: a custom case without an answer. */
  answer: string | null;
}

const HIDDEN_TEXT = '(hidden)';
/** Visible fields are samples or custom cases; a larger one is cut for display. */
const VISIBLE_FIELD_BYTES = LIMITS.customCaseBytes;

/**
 * The hidden test that its author may see: the first that fails, once every hidden test before it has a verdict.
 * @param isFinal true when no more tests will be judged: those without a verdict then do not count as before it.
 */
export function revealedTestId(
  outlines: readonly TestOutline[],
  verdicts: ReadonlyMap<string, Verdict>,
  isFinal: boolean,
): string | null {
  for (const { id, hidden } of outlines) {
    if (!hidden) continue;
    const verdict = verdicts.get(id);
    if (verdict === undefined && !isFinal) return null;
    if (verdict !== undefined && verdict !== 'accepted') return id;
  }
  return null;
}

export interface ViewOptions {
  outline: TestOutline;
  /** 1-based. */
  index: number;
  /** Undefined: the test was not run. */
  judged: JudgedTest | undefined;
  /** Undefined for hidden tests that are not revealed: their texts are not read. */
  texts: TestTexts | undefined;
  revealed: boolean;
  /** Standard output is not cut. */
  wholeOutput?: boolean;
}

/** The view of a judged test for the author of the submission. Rows, snapshots and events all use it. */
export function viewOfTest({
  outline,
  index,
  judged,
  texts,
  revealed,
  wholeOutput,
}: ViewOptions): TestResultView {
  const shown = revealed || !outline.hidden;
  const seen = shown ? judged : undefined;
  const clip = (text: string): string => clippedField(text, outline.hidden);
  // One literal, because to spread an object costs microseconds, and this is done for every test.
  const view: TestResultView = {
    id: outline.id,
    index,
    passed: judged?.verdict === 'accepted',
    hidden: outline.hidden,
    verdict: judged?.verdict ?? null,
    memory: memoryText(judged?.measurement.memoryKb ?? 0),
    time: timeText(judged?.measurement.cpuTimeMs ?? 0),
    input: shown && texts ? clip(texts.input) : null,
    expected: shown ? clip(texts?.answer ?? judged?.referenceExpected ?? '') : HIDDEN_TEXT,
    stdout: seen ? (wholeOutput ? storableText(seen.stdout) : clip(seen.stdout)) : null,
    stderr: seen ? clip(seen.stderr) : null,
    message: seen ? clip(seen.message) : null,
    exitCode: seen?.measurement.exitCode ?? null,
    signal: seen?.measurement.signal ?? null,
    referenceExpected: seen?.referenceExpected == null ? null : clip(seen.referenceExpected),
  };
  if (seen?.inputProblem !== undefined) view.inputProblem = clip(seen.inputProblem);
  if (seen?.conversation) view.conversation = true;
  return view;
}

export const memoryText = (kilobytes: number): string => `${Math.round(kilobytes)} KB`;

/** CPU time in seconds, at most four decimals. */
export const timeText = (milliseconds: number): string => `${Number((milliseconds / 1_000).toFixed(4))} s`;

/** A field of a test as a view shows it. Cutting it a second time changes nothing. */
export const clippedField = (text: string, hidden: boolean): string =>
  clipped(text, hidden ? LIMITS.revealedFieldBytes : VISIBLE_FIELD_BYTES);

/** Cuts a text to `maxBytes` of UTF-8, never inside a character, and appends its full size. */
export function clipped(text: string, maxBytes: number): string {
  const storable = storableText(text);
  if (Buffer.byteLength(storable) <= maxBytes) return storable;
  const bytes = Buffer.from(storable, 'utf8');
  const note = `\n… (${bytes.length} bytes in all)`;
  let end = maxBytes - Buffer.byteLength(note);
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end).toString('utf8') + note;
}
