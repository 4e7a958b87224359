import type { Artefact, Compilation, CompileRequest } from './language.js';

/** A file name has at most 255 bytes. */
const LONGEST_NAME = 240;

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
  const unusable = files.find((file) => file.name.length > LONGEST_NAME || file.name.includes('..'));
  if (unusable)
    return { ok: false, output: `error: the class name ${unusable.name.slice(0, 50)}… is too long\n` };
  return { ok: true, artefact: { files, compileOutput: messages, entry } };
}

/** The question that SourceCompiler reads. */
export function compilerQuestion({ source, allWarnings }: CompileRequest): Buffer {
  const text = Buffer.from(source);
  const head = Buffer.allocUnsafe(5);
  head.writeUInt8(allWarnings ? 1 : 0);
  head.writeInt32BE(text.length, 1);
  return Buffer.concat([head, text]);
}
