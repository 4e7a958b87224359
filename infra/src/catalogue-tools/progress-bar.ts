const WIDTH = 30;

/** Shows the progress in one line that redraws itself on a terminal. Elsewhere it prints only the lines of `advance`. */
export class ProgressBar {
  private done = 0;

  constructor(
    private readonly total: number,
    private readonly out: NodeJS.WriteStream = process.stdout,
  ) {}

  /** Counts one more finished item and prints `line`. */
  advance(line: string): void {
    this.done += 1;
    this.say(line);
  }

  say(line: string): void {
    this.clear();
    this.out.write(`${line}\n`);
    this.draw();
  }

  clear(): void {
    if (this.out.isTTY) this.out.write('\r\x1b[2K');
  }

  private draw(): void {
    if (!this.out.isTTY || this.done >= this.total) return;
    const full = Math.round((this.done / this.total) * WIDTH);
    this.out.write(`${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${this.done} of ${this.total}`);
  }
}
