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
  const common = {
    id: outline.id,
    index,
    passed: judged?.verdict === 'accepted',
    hidden: outline.hidden,
    verdict: judged?.verdict ?? null,
    memory: memoryText(judged?.measurement.memoryKb ?? 0),
    time: timeText(judged?.measurement.cpuTimeMs ?? 0),
  };
  if (outline.hidden && !revealed) {
    return {
      ...common,
      input: null,
      expected: HIDDEN_TEXT,
      stdout: null,
      stderr: null,
      message: null,
      exitCode: null,
      signal: null,
      referenceExpected: null,
    };
  }
  const clip = (text: string): string => clippedField(text, outline.hidden);
  return {
    ...common,
    input: texts ? clip(texts.input) : null,
    expected: clip(texts?.answer ?? judged?.referenceExpected ?? ''),
    stdout: judged ? (wholeOutput ? storableText(judged.stdout) : clip(judged.stdout)) : null,
    stderr: judged ? clip(judged.stderr) : null,
    message: judged ? clip(judged.message) : null,
    exitCode: judged?.measurement.exitCode ?? null,
    signal: judged?.measurement.signal ?? null,
    referenceExpected: judged?.referenceExpected == null ? null : clip(judged.referenceExpected),
    ...(judged?.inputProblem !== undefined && { inputProblem: clip(judged.inputProblem) }),
    ...(judged?.conversation && { conversation: true }),
  };
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
