/** A checker's result for one output. */
export interface CheckResult {
  passed: boolean;
  /** Why it does not pass, for the program's author. Mostly empty when it passes. */
  message: string;
}

/** A test's input and answer, and the program's output, as bytes. */
export interface CheckRequest {
  input: Buffer;
  answer: Buffer;
  output: Buffer;
}

export const PASSED: CheckResult = { passed: true, message: '' };

export const failed = (message: string): CheckResult => ({ passed: false, message });

/** Such as `1 token` or `2 tokens`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const SHOWN = 40;

/**
 * A short, printable form of a piece of output.
 * @param bytes has one character for each byte (latin1), as the checkers read outputs.
 */
export function shown(bytes: string): string {
  const text = Buffer.from(bytes.slice(0, SHOWN * 4), 'latin1').toString('utf8');
  const clipped = text.length > SHOWN || bytes.length > SHOWN * 4 ? `${text.slice(0, SHOWN)}…` : text;
  if (clipped === '') return 'nothing';
  return clipped.replace(/\p{Cc}/gu, (char) => JSON.stringify(char).slice(1, -1));
}
