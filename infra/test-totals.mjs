import path from 'node:path';

/** The part of the suite that a test file belongs to. */
export function partOfFile(file) {
  if (/\/e2e\/alone\//.test(file)) return 'alone';
  if (/\.e2e-spec\.ts$/.test(file)) return 'e2e';
  if (/\.int-spec\.ts$/.test(file)) return 'services';
  return /\/frontend\//.test(file) ? 'frontend' : 'unit';
}

/** How many of the longest files are named; whoever makes the suite quicker begins with them. */
const NAMED = 10;

/** Adds up what the parts of a test run found, and how long each took. */
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

  /** @param report Jest's; null when it crashed. @param verdict what counts after the second chance */
  addJest(part, seconds, report, { passed, failed, onlyAlone }) {
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
      const { busy, files } = parts.get(key) ?? { busy: 0, files: 0 };
      const seconds = Math.max(0, endTime - startTime) / 1_000;
      parts.set(key, { busy: busy + seconds, files: files + 1 });
      this.#files.push({ name: path.relative(this.root, name), seconds });
    }
    for (const [key, { busy, files }] of parts)
      this.#rows.push({ part: `  ${key}`, busy, note: `${files} files` });
  }

  summary() {
    return {
      passed: this.passed,
      failed: this.failed,
      failedFiles: this.#failedFiles,
      onlyAlone: this.#onlyAlone,
      parts: this.#rows,
      longest: this.#longest(),
    };
  }

  #longest() {
    return [...this.#files].sort((one, other) => other.seconds - one.seconds).slice(0, NAMED);
  }

  /** The files that passed only alone, a table of parts and seconds, the longest files, and `N passed, N failed`. */
  text() {
    const lines = this.#onlyAlone.map((name) => `Passed only when run alone, which is a bug: ${name}`);
    const cell = (seconds) => (seconds === undefined ? '' : seconds.toFixed(1)).padStart(9);
    lines.push('', `${'part'.padEnd(24)}${'seconds'.padStart(9)}${'of files'.padStart(9)}`);
    for (const { part, seconds, busy, note = '' } of this.#rows)
      lines.push(`${part.padEnd(24)}${cell(seconds)}${cell(busy)}  ${note}`.trimEnd());
    const total = this.#rows.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
    lines.push(`${'all'.padEnd(24)}${cell(total)}`, '', 'the longest files');
    for (const { name, seconds } of this.#longest()) lines.push(`${cell(seconds)}  ${name}`);
    lines.push('', `${this.passed} passed, ${this.failed} failed`);
    return `${lines.join('\n')}\n`;
  }
}
