import vm from 'node:vm';
import zlib from 'node:zlib';

interface Printed {
  stdout: string;
  /** Why the program failed, or `null`. */
  error: string | null;
}

/**
 * Runs JavaScript of an author, which a fake worker stands in for, in a context of its own: dozens of starts of Node
 * would cost more than the rest of a test file.
 */
export function runAuthorProgram(sourceCode: string, input: string): Printed {
  const printed: string[] = [];
  const process = { stdout: { write: (text: string | Buffer) => printed.push(String(text)) } };
  const fs = { readFileSync: (_fd: number, encoding?: 'utf8') => (encoding ? input : Buffer.from(input)) };
  const required = (name: string): unknown => (name === 'zlib' ? zlib : fs);
  try {
    vm.runInNewContext(sourceCode, { process, Buffer, require: required });
    return { stdout: printed.join(''), error: null };
  } catch (error) {
    return { stdout: printed.join(''), error: String(error) };
  }
}
