/** What a checker says about one output. */
export interface CheckResult {
  passed: boolean;
  /** Why it does not pass, for the program's author; empty when it passes and there is nothing to add. */
  message: string;
}

/** One test's input, its answer and what the program printed, as bytes. */
export interface CheckRequest {
  input: Buffer;
  answer: Buffer;
  output: Buffer;
}

export const PASSED: CheckResult = { passed: true, message: '' };

export const failed = (message: string): CheckResult => ({ passed: false, message });

const SHOWN = 40;

/**
 * A short, printable form of a piece of output.
 * @param bytes one character a byte, as the checkers read outputs.
 */
export function shown(bytes: string): string {
  const text = Buffer.from(bytes.slice(0, SHOWN * 4), 'latin1').toString('utf8');
  const clipped = text.length > SHOWN || bytes.length > SHOWN * 4 ? `${text.slice(0, SHOWN)}…` : text;
  if (clipped === '') return 'nothing';
  return clipped.replace(/\p{Cc}/gu, (char) => JSON.stringify(char).slice(1, -1));
}
