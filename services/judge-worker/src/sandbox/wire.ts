import { LIMITS } from '@evident/contracts';
import type { SandboxLimits } from './sandbox-limits.js';

/** The frames of native/wire.h: u32 length of the rest, u32 kind, body. All numbers are little endian. */

export const REQUEST = {
  configure: 1,
  start: 2,
  release: 3,
  call: 4,
  fork: 5,
  stop: 6,
  tell: 7,
  quit: 8,
} as const;
export const REPLY = {
  ready: 1,
  fault: 2,
  waiting: 3,
  result: 4,
  answer: 5,
  stopped: 6,
  spent: 7,
  said: 8,
} as const;

export const MODE = { run: 0, gated: 1, service: 2, forkServer: 3, talk: 4 } as const;
export type Mode = (typeof MODE)[keyof typeof MODE];

/** native/slot.h, enum ending. */
export const ENDING = { itself: 0, cpu: 1, wall: 2, memory: 3, output: 4, stopped: 5 } as const;

/** A file in the private folder of a sandbox. */
export interface BoxFile {
  name: string;
  mode: number;
  content: Buffer;
}

const HEAD_BYTES = 8;
const TWO_TO_32 = 2 ** 32;
/** As in native/wire.c. */
const LARGEST_FRAME = 256 * 1024 * 1024;
/** Room for everything but texts and files in one frame. */
const FIRST_BYTES = 512;
/** A text from this size on stays where it is, because to copy it costs more than to send one more part. */
const LARGE_BYTES = 16_384;

/** Writes a frame into as few parts as spare it the copy of large texts. */
export class FrameWriter {
  private readonly earlier: Buffer[] = [];
  private earlierBytes = 0;
  private buffer = Buffer.allocUnsafe(FIRST_BYTES);
  private at = HEAD_BYTES;

  constructor(private readonly kind: number) {}

  u32(value: number): this {
    this.makeRoom(4);
    this.at = this.buffer.writeUInt32LE(value, this.at);
    return this;
  }

  u64(value: number): this {
    this.makeRoom(8);
    // In two halves, because big integers would be made for each number of each test.
    const whole = Math.max(0, Math.round(value));
    this.buffer.writeUInt32LE(whole % TWO_TO_32, this.at);
    this.at = this.buffer.writeUInt32LE(Math.floor(whole / TWO_TO_32), this.at + 4);
    return this;
  }

  bytes(value: Buffer): this {
    this.u32(value.length);
    if (value.length >= LARGE_BYTES) return this.attach(value);
    this.makeRoom(value.length);
    value.copy(this.buffer, this.at);
    this.at += value.length;
    return this;
  }

  /** Ends with a NUL because the C code reads the string in place. @throws RangeError when the value holds a NUL itself. */
  string(value: string): this {
    if (value.includes('\0')) throw new RangeError('A string for the sandbox holds a NUL character.');
    return this.bytes(Buffer.from(`${value}\0`));
  }

  strings(values: readonly string[]): this {
    this.u32(values.length);
    for (const value of values) this.string(value);
    return this;
  }

  /** In the order of native/limits.h, times in microseconds. */
  limits(limits: SandboxLimits): this {
    return this.u64(limits.timeLimitMs * 1000)
      .u64(limits.wallLimitMs * 1000)
      .u64(limits.memoryLimitKb)
      .u64(limits.outputLimitBytes)
      .u64(LIMITS.stderrBytes)
      .u64(limits.processLimit)
      .u64(limits.fileLimitKb)
      .u64(limits.stackLimitKb);
  }

  files(files: readonly BoxFile[]): this {
    this.u32(files.length);
    for (const file of files) this.string(file.name).u32(file.mode).bytes(file.content);
    return this;
  }

  /** @returns the frame in parts, to be sent one after the other. They hold the large texts themselves, not copies. */
  parts(): Buffer[] {
    const parts = [...this.earlier, this.buffer.subarray(0, this.at)];
    const [head = this.buffer] = parts;
    head.writeUInt32LE(this.earlierBytes + this.at - 4, 0);
    head.writeUInt32LE(this.kind, 4);
    return parts;
  }

  private attach(value: Buffer): this {
    this.earlier.push(this.buffer.subarray(0, this.at), value);
    this.earlierBytes += this.at + value.length;
    this.buffer = Buffer.allocUnsafe(FIRST_BYTES);
    this.at = 0;
    return this;
  }

  private makeRoom(bytes: number): void {
    const needed = this.at + bytes;
    if (needed <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed + FIRST_BYTES, 2 * this.buffer.length));
    this.buffer.copy(larger, 0, 0, this.at);
    this.buffer = larger;
  }
}

export class FrameBody {
  private at = 0;

  constructor(private readonly body: Buffer) {}

  u32(): number {
    const value = this.peek();
    this.at += 4;
    return value;
  }

  /** The next number, which stays unread. */
  peek(): number {
    return this.body.readUInt32LE(this.at);
  }

  i32(): number {
    return this.u32() | 0;
  }

  u64(): number {
    const low = this.body.readUInt32LE(this.at);
    const high = this.body.readUInt32LE(this.at + 4);
    this.at += 8;
    return high * TWO_TO_32 + low;
  }

  bytes(): Buffer {
    const length = this.u32();
    const value = this.body.subarray(this.at, this.at + length);
    if (value.length !== length) throw new RangeError('A frame from the sandbox is cut short.');
    this.at += length;
    return value;
  }

  string(): string {
    return this.bytes().toString();
  }
}

export interface Frame {
  kind: number;
  body: FrameBody;
}

/** Cuts a byte stream into frames. @throws RangeError when a frame announces a length that none has */
export class FrameSplitter {
  private chunks: Buffer[] = [];
  private size = 0;

  push(chunk: Buffer): Frame[] {
    this.chunks.push(chunk);
    this.size += chunk.length;
    const frames: Frame[] = [];
    for (let frame = this.take(); frame; frame = this.take()) frames.push(frame);
    return frames;
  }

  private take(): Frame | undefined {
    if (this.size < HEAD_BYTES) return undefined;
    const length = this.peek(4).readUInt32LE() + 4;
    if (length < HEAD_BYTES || length > LARGEST_FRAME + 4)
      throw new RangeError('A frame from the sandbox announces an impossible length.');
    if (this.size < length) return undefined;
    const all = this.peek(length);
    const rest = this.joined().subarray(length);
    this.chunks = rest.length > 0 ? [rest] : [];
    this.size = rest.length;
    return { kind: all.readUInt32LE(4), body: new FrameBody(all.subarray(HEAD_BYTES)) };
  }

  /** Joins the chunks only when the first does not hold all wanted bytes, so that a large frame is copied once. */
  private peek(length: number): Buffer {
    const first = this.chunks[0];
    return first && first.length >= length ? first.subarray(0, length) : this.joined().subarray(0, length);
  }

  private joined(): Buffer {
    if (this.chunks.length !== 1) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0] as Buffer;
  }
}
