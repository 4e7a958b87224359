import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEditorLanguage, type Language } from '@evident/contracts';
import type { ComplexityFinding, LintFinding } from '../evidence/findings.js';
import { selectFindings } from './messages/finding.js';
import { removeHiddenCharacters } from './linters/hidden-characters.js';
import { javaCompilerFindings } from './linters/java-compilers.js';
import { ReadAnswer, type ReadRequest } from './reader-messages.js';
import type { Outline } from './outline.js';
import type { TextFindings } from './read-text.js';
import { noEstimate } from './estimate/estimate.js';

/** The built file: a process of its own needs no compiler in front of it. */
const MAIN = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../dist/reading/reader.main.js');

interface SourceReaderSettings {
  /** A text that takes longer is given up, and the process that reads it killed. */
  readTimeoutMs: number;
  /** Loading the linters takes about a second, on a busy machine several. */
  startTimeoutMs: number;
  maxHeapMb: number;
  maxWaiting: number;
}

const DEFAULTS: SourceReaderSettings = {
  readTimeoutMs: 5_000,
  startTimeoutMs: 60_000,
  maxHeapMb: 256,
  maxWaiting: 64,
};

export interface StaticReading {
  /** Most important first, at most three. */
  lints: LintFinding[];
  estimate: ComplexityFinding;
  /** Null when the text could not be read. */
  outline: Outline | null;
}

/** Adds the compiler's warnings and chooses. */
export function concluded(reading: StaticReading, language: Language, compileOutput: string): StaticReading {
  const warnings = language === 'JAVA' ? javaCompilerFindings(compileOutput) : [];
  return { ...reading, lints: selectFindings([...reading.lints, ...warnings]) };
}

const NOT_READ = 'C++ is run and measured, but not read.';
const UNREADABLE = 'The text could not be read in time, so nothing was estimated from it.';

/**
 * Reads sources in one long-lived process, one at a time. It never throws for what a text does to the parsers: a text
 * that cannot be read has no findings and no estimate.
 */
export class SourceReader {
  private readonly settings: SourceReaderSettings;
  private child: ChildProcess | undefined;
  private ready: Promise<ChildProcess> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private nextId = 1;
  private closed = false;

  constructor(settings: Partial<SourceReaderSettings> = {}) {
    this.settings = { ...DEFAULTS, ...settings };
  }

  /** @param compileOutput what the compiler printed, for its warnings. */
  async readSource(language: Language, source: string, compileOutput: string): Promise<StaticReading> {
    return concluded(await this.readText(language, source), language, compileOutput);
  }

  /** Needs nothing but the text, so it need not wait until the program has been compiled. */
  async readText(language: Language, source: string): Promise<StaticReading> {
    const { text, finding } = removeHiddenCharacters(source);
    const always = finding ? [finding] : [];
    if (!isEditorLanguage(language)) return { lints: always, estimate: noEstimate(NOT_READ), outline: null };
    const found = await this.inTurn(() => this.ask({ id: this.nextId++, language, source: text }));
    return {
      lints: [...always, ...(found?.lints ?? [])],
      estimate: found?.estimate ?? noEstimate(UNREADABLE),
      outline: found?.outline ?? null,
    };
  }

  /** Ends the process; readings under way answer as unreadable. */
  async close(): Promise<void> {
    this.closed = true;
    this.kill();
    await this.last;
  }

  private async inTurn(work: () => Promise<TextFindings | null>): Promise<TextFindings | null> {
    if (this.waiting >= this.settings.maxWaiting) return null;
    this.waiting += 1;
    const turn = this.last.then(work).finally(() => (this.waiting -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async ask(request: ReadRequest): Promise<TextFindings | null> {
    if (this.closed) return null;
    try {
      const child = await (this.ready ??= this.start());
      const answer = await this.exchange(child, request);
      if (answer?.kind === 'read') return answer.findings;
    } catch {
      // A process that did not start or died is replaced for the next text.
    }
    this.kill();
    return null;
  }

  private async start(): Promise<ChildProcess> {
    const child = fork(MAIN, [], {
      env: {},
      execArgv: [`--max-old-space-size=${this.settings.maxHeapMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child = child;
    const answer = await firstAnswer(child, this.settings.startTimeoutMs, ({ kind }) => kind === 'ready');
    if (!answer) throw new Error('The source reader did not start');
    return child;
  }

  private async exchange(child: ChildProcess, request: ReadRequest): Promise<ReadAnswer | null> {
    const answer = firstAnswer(
      child,
      this.settings.readTimeoutMs,
      (candidate) => candidate.kind !== 'ready' && candidate.id === request.id,
    );
    if (!child.connected) return null;
    child.send(request, () => undefined);
    return answer;
  }

  private kill(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.ready = undefined;
  }
}

/** @returns null when it died, said nonsense or took too long. */
function firstAnswer(
  child: ChildProcess,
  timeoutMs: number,
  fits: (answer: ReadAnswer) => boolean,
): Promise<ReadAnswer | null> {
  return new Promise((resolve) => {
    const end = (answer: ReadAnswer | null): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onEnd);
      child.off('error', onEnd);
      resolve(answer);
    };
    const onEnd = (): void => end(null);
    const onMessage = (message: unknown): void => {
      const parsed = ReadAnswer.safeParse(message);
      if (!parsed.success) end(null);
      else if (fits(parsed.data)) end(parsed.data);
    };
    const timer = setTimeout(onEnd, timeoutMs);
    child.on('message', onMessage);
    child.once('exit', onEnd);
    child.once('error', onEnd);
  });
}
