import path from 'node:path';

/** The part of the suite that a test file belongs to. */
export function partOfFile(file) {
  if (/\/e2e\/alone\//.test(file)) return 'alone';
  if (/\.e2e-spec\.ts$/.test(file)) return 'e2e';
  if (/\.int-spec\.ts$/.test(file)) return 'services';
  return /\/frontend\//.test(file) ? 'frontend' : 'unit';
}

/** How many of the longest files are named; whoever makes the suite quicker begins with them. */
const NAMED = 20;

const WIDTH = 40;

const cell = (seconds) => (seconds === undefined ? '' : seconds.toFixed(1)).padStart(11);

/** Adds up what the parts of a test run found, how long each took, and how much processor time. */
export class TestTotals {
  passed = 0;
  failed = 0;
  #rows = [];
  #files = [];
  #failedFiles = [];
  #onlyAlone = [];

  constructor(root) {
    this.root = root;
  }

  add(part, seconds, passed = 0, failed = 0) {
    this.#rows.push({ part, seconds, passed, failed });
    this.passed += passed;
    this.failed += failed;
    if (failed > 0) this.#failedFiles.push(part);
  }

  /**
   * @param report Jest's; null when it crashed.
   * @param verdict what counts after the second chance
   * @param costs processor seconds of each test file, by its path, and of each server that the files share, by its name
   */
  addJest(part, seconds, report, { passed, failed, onlyAlone }, costs = new Map()) {
    this.#rows.push({ part, seconds, passed, failed });
    this.passed += passed;
    this.failed += failed;
    const names = (list) => list.map((name) => path.relative(this.root, name));
    this.#onlyAlone.push(...names(onlyAlone));
    if (!report) this.#failedFiles.push(part);
    const parts = new Map();
    for (const { name, status, startTime, endTime } of report?.testResults ?? []) {
      if (status === 'failed' && !onlyAlone.includes(name)) this.#failedFiles.push(...names([name]));
      const key = partOfFile(name);
      const { busy, cpu, files } = parts.get(key) ?? { busy: 0, cpu: 0, files: 0 };
      const seconds = Math.max(0, endTime - startTime) / 1_000;
      const used = costs.get(name) ?? 0;
      parts.set(key, { busy: busy + seconds, cpu: cpu + used, files: files + 1 });
      this.#files.push({ name: path.relative(this.root, name), seconds, cpu: used });
    }
    for (const [key, { busy, cpu, files }] of parts)
      this.#rows.push({ part: `  ${key}`, busy, cpu, note: `${files} files` });
    for (const [name, cpu] of costs) if (!path.isAbsolute(name)) this.#rows.push({ part: `  ${name}`, cpu });
  }

  summary() {
    return {
      passed: this.passed,
      failed: this.failed,
      failedFiles: this.#failedFiles,
      onlyAlone: this.#onlyAlone,
      parts: this.#rows,
      files: this.#longestFirst(),
    };
  }

  #longestFirst() {
    return [...this.#files].sort((one, other) => other.seconds - one.seconds);
  }

  /** The files that passed only alone, a table of parts and seconds, the longest files, and `N passed, N failed`. */
  text() {
    const lines = this.#onlyAlone.map((name) => `Passed only when run alone, which is a bug: ${name}`);
    const heads = ['seconds', 'of files', 'processor'].map((head) => head.padStart(11)).join('');
    lines.push('', `${'part'.padEnd(WIDTH)}${heads}`);
    for (const { part, seconds, busy, cpu, note = '' } of this.#rows)
      lines.push(`${part.padEnd(WIDTH)}${cell(seconds)}${cell(busy)}${cell(cpu)}  ${note}`.trimEnd());
    const sum = (what) => this.#rows.reduce((all, row) => all + (row[what] ?? 0), 0);
    lines.push(`${'all'.padEnd(WIDTH)}${cell(sum('seconds'))}${cell(undefined)}${cell(sum('cpu'))}`);
    lines.push('', `the longest files${' '.repeat(5)}processor`);
    for (const { name, seconds, cpu } of this.#longestFirst().slice(0, NAMED))
      lines.push(`${cell(seconds)}${cell(cpu)}  ${name}`);
    lines.push('', `${this.passed} passed, ${this.failed} failed`);
    return `${lines.join('\n')}\n`;
  }
}
