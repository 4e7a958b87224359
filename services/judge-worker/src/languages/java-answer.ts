import type { Artefact, Compilation, CompileRequest } from './language.js';

/** A file name has at most 255 bytes. The path of a class counts as one. */
const LONGEST_NAME_BYTES = 240;

/** The private folder of a sandbox holds 4096 files, and some are the program's own. */
const MOST_CLASSES = 2000;

/** The private folder of a sandbox holds 64 MB, which the program shares. */
const MOST_CLASS_BYTES = 16 << 20;

class AnswerReader {
  private at = 0;

  constructor(private readonly data: Buffer) {}

  byte(): number {
    return this.data.readUInt8(this.at++);
  }

  int(): number {
    const value = this.data.readInt32BE(this.at);
    this.at += 4;
    return value;
  }

  bytes(): Buffer {
    const length = this.int();
    const value = this.data.subarray(this.at, this.at + length);
    if (length < 0 || value.length !== length)
      throw new RangeError('The answer of the compiler is cut short.');
    this.at += length;
    return value;
  }
}

/**
 * Reads the answer of native/java/SourceCompiler.java. A hostile source may have taken over the compiler, so its answer is
 * not trusted: names that could leave the sandbox's folder are refused here, and again by the slot.
 * @throws RangeError for an answer that is cut short.
 */
export function readCompilerAnswer(data: Buffer): Compilation {
  const reader = new AnswerReader(data);
  const compiled = reader.byte() === 1;
  const messages = reader.bytes().toString();
  const entry = reader.bytes().toString();
  if (!compiled) return { ok: false, output: messages };
  const files: Artefact['files'] = [];
  for (let left = reader.int(); left > 0; left -= 1)
    files.push({ name: reader.bytes().toString(), mode: 0o444, content: Buffer.from(reader.bytes()) });
  const refusal = refusalOf(files, entry);
  if (refusal !== undefined) return { ok: false, output: `error: ${refusal}\n` };
  return { ok: true, artefact: { files, compileOutput: messages, entry } };
}

/** @returns why a sandbox cannot hold these classes, or undefined. */
function refusalOf(files: Artefact['files'], entry: string): string | undefined {
  if (files.length > MOST_CLASSES)
    return `the source has ${files.length} classes, and at most ${MOST_CLASSES} are allowed`;
  const bytes = files.reduce((sum, file) => sum + file.content.length, 0);
  if (bytes > MOST_CLASS_BYTES)
    return `the compiled classes have ${bytes} bytes, and at most ${MOST_CLASS_BYTES} are allowed`;
  for (const name of [entry, ...files.map((file) => file.name)]) {
    if (Buffer.byteLength(name) > LONGEST_NAME_BYTES)
      return `the class name ${name.slice(0, 50)}… is too long`;
    if (name.includes('\0') || name.includes('..') || name.startsWith('/'))
      return `the class name ${JSON.stringify(name.slice(0, 50))} cannot be the name of a file`;
  }
  return undefined;
}

/** The question that SourceCompiler reads. */
export function compilerQuestion({ source, allWarnings, allErrors = false }: CompileRequest): Buffer {
  const text = Buffer.from(source);
  const head = Buffer.allocUnsafe(5);
  head.writeUInt8((allWarnings ? 1 : 0) + (allErrors ? 2 : 0));
  head.writeInt32BE(text.length, 1);
  return Buffer.concat([head, text]);
}
