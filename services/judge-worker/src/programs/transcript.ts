/** How much of a conversation is kept from its beginning, and as much from its end. */
const KEPT_BYTES = 8 * 1024;

/** Who printed something. */
export type Speaker = 'program' | 'judge';

interface Piece {
  speaker: Speaker;
  bytes: Buffer;
}

/** As Kattis prints sample conversations: `>` stands before what the program prints, `<` before what it reads. */
const MARKS: Readonly<Record<Speaker, string>> = { program: '> ', judge: '< ' };

const LEFT_OUT = '…\n';

const linesOf = ({ speaker, bytes }: Piece): string => {
  const text = bytes.toString('latin1').replace(/\n$/, '');
  return text
    .split('\n')
    .map((line) => `${MARKS[speaker]}${line}\n`)
    .join('');
};

/** What a program and its interactor said, in order. A long conversation keeps its beginning and its end. */
export class Transcript {
  private readonly beginning: Piece[] = [];
  private readonly end: Piece[] = [];
  private beginningBytes = 0;
  private endBytes = 0;
  private isCut = false;

  add(speaker: Speaker, said: Buffer): void {
    const early = said.subarray(0, KEPT_BYTES - this.beginningBytes);
    if (early.length > 0) append(this.beginning, speaker, early);
    this.beginningBytes += early.length;
    const late = said.subarray(early.length);
    if (late.length === 0) return;
    append(this.end, speaker, late);
    this.endBytes += late.length;
    this.forget();
  }

  /** One line for each line of the conversation. */
  bytes(): Buffer {
    const parts = [
      ...this.beginning.map(linesOf),
      this.isCut ? LEFT_OUT_BYTES : '',
      ...this.end.map(linesOf),
    ];
    return Buffer.from(parts.join(''), 'latin1');
  }

  /** Keeps the last bytes of the end only. */
  private forget(): void {
    while (this.endBytes > KEPT_BYTES) {
      const [first] = this.end;
      if (!first) return;
      const tooMany = this.endBytes - KEPT_BYTES;
      const dropped = Math.min(tooMany, first.bytes.length);
      first.bytes = first.bytes.subarray(dropped);
      if (first.bytes.length === 0) this.end.shift();
      this.endBytes -= dropped;
      this.isCut = true;
    }
  }
}

const LEFT_OUT_BYTES = Buffer.from(LEFT_OUT).toString('latin1');

/** A line may come in several pieces. */
function append(pieces: Piece[], speaker: Speaker, bytes: Buffer): void {
  const last = pieces.at(-1);
  if (last?.speaker === speaker) last.bytes = Buffer.concat([last.bytes, bytes]);
  else pieces.push({ speaker, bytes });
}
