import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEditorLanguage, type EditorLanguage, type Language } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import type { ComplexityFinding, LintFinding } from '../evidence/findings.js';
import type { InputGrammar } from '../evidence/input-grammar.js';
import { selectFindings } from './messages/finding.js';
import { removeHiddenCharacters } from './linters/hidden-characters.js';
import { javaCompilerFindings } from './linters/java-compilers.js';
import { bracketNesting, MOST_NESTING } from './nesting.js';
import { ReadAnswer, type ReadRequest } from './reader-messages.js';
import type { Outline } from './outline.js';
import type { TextFindings } from './read-text.js';
import type { Admitted } from '../syntax/program-tokens.js';
import type { ProgramFault } from '../syntax/program-fault.js';
import { noEstimate } from './estimate/estimate.js';

/** The built file, because the process runs without a compiler. */
const MAIN = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../dist/reading/reader.main.js');

interface SourceReaderSettings {
  /** A source that takes longer is given up, and the process is killed. */
  readTimeoutMs: number;
  /** Loading the linters takes about a second, on a busy machine several seconds. */
  startTimeoutMs: number;
  /** A source whose probe takes longer would block the service, which parses it again. */
  probeTimeoutMs: number;
  probeCpuMs: number;
  maxHeapMb: number;
  maxWaiting: number;
}

const DEFAULTS: SourceReaderSettings = {
  readTimeoutMs: 5_000,
  startTimeoutMs: 60_000,
  probeTimeoutMs: 3_000,
  probeCpuMs: 1_500,
  maxHeapMb: 256,
  maxWaiting: 64,
};

export interface StaticReading {
  /** Most important first, at most three. */
  lints: LintFinding[];
  estimate: ComplexityFinding;
  /** Null when the source could not be read. */
  outline: Outline | null;
  /** What it reads from standard input; null when that is not known. */
  grammar: InputGrammar | null;
  /** Why the text is no program; null also when it could not be read. */
  fault: ProgramFault | null;
}

/** Adds the compiler's warnings and selects the findings to show. */
export function concluded(reading: StaticReading, language: Language, compileOutput: string): StaticReading {
  const warnings = language === 'JAVA' ? javaCompilerFindings(compileOutput) : [];
  return { ...reading, lints: selectFindings([...reading.lints, ...warnings]) };
}

const NOT_READ = 'C++ is run and measured, but not read.';
const UNREADABLE = 'The code could not be read in time, so there is no estimate.';

const TOO_DEEP = `The code nests brackets more than ${MOST_NESTING} deep. Such code cannot be analysed.`;
const TOO_HARD =
  'The code could not be read within a few seconds, because it nests too deep or is one huge expression. Such code cannot be analysed.';
const NOT_NOW = 'Too many sources are being read right now, try again shortly';

const refusal = (message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { fields: { source_code: message } });

/**
 * Reads sources in one long-lived process, one at a time. A source that crashes or stalls the parsers has no findings and
 * no estimate; it never makes a call throw.
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

  /** @param compileOutput the output of the compiler, for its warnings */
  async readSource(language: Language, source: string, compileOutput: string): Promise<StaticReading> {
    return concluded(await this.readText(language, source), language, compileOutput);
  }

  /** Reads the source without the compiler's warnings, so it can start before the program is compiled. */
  async readText(language: Language, source: string): Promise<StaticReading> {
    const { text, finding } = removeHiddenCharacters(source);
    const always = finding ? [finding] : [];
    if (!isEditorLanguage(language))
      return { lints: always, estimate: noEstimate(NOT_READ), outline: null, grammar: null, fault: null };
    const found = await this.inTurn(() => this.read(language, text));
    return {
      lints: [...always, ...(found?.lints ?? [])],
      estimate: found?.estimate ?? noEstimate(UNREADABLE),
      outline: found?.outline ?? null,
      grammar: found?.grammar ?? null,
      fault: found?.fault ?? null,
    };
  }

  /**
   * Lets the process try everything that the service will do with the text of a source, so that a hostile one cannot
   * block the service or break its parsers.
   * @throws DomainError VALIDATION_FAILED, SERVICE_UNAVAILABLE
   */
  async probe(language: EditorLanguage | null, source: string): Promise<Admitted> {
    if (bracketNesting(source) > MOST_NESTING) throw refusal(TOO_DEEP);
    const outcome = await this.inTurn(async () => {
      const child = await this.started();
      if (!child) return null;
      const { probeTimeoutMs } = this.settings;
      const answer = await this.exchange(
        child,
        { kind: 'probe', id: this.nextId++, language, source },
        probeTimeoutMs,
      );
      if (answer?.kind !== 'probed') this.kill();
      return { answer };
    });
    if (!outcome) throw new DomainError('SERVICE_UNAVAILABLE', NOT_NOW, { retryAfterS: 5 });
    if (outcome.answer?.kind !== 'probed' || outcome.answer.cpuMs > this.settings.probeCpuMs)
      throw refusal(TOO_HARD);
    const { language: found, tokensHash } = outcome.answer;
    return { language: found, tokensHash };
  }

  /** Ends the process. Readings under way answer as unreadable. */
  async close(): Promise<void> {
    this.closed = true;
    this.kill();
    await this.last;
  }

  private async inTurn<T>(work: () => Promise<T | null>): Promise<T | null> {
    if (this.waiting >= this.settings.maxWaiting) return null;
    this.waiting += 1;
    const turn = this.last.then(work).finally(() => (this.waiting -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async read(language: EditorLanguage, source: string): Promise<TextFindings | null> {
    const child = await this.started();
    if (!child) return null;
    const request = { kind: 'read', id: this.nextId++, language, source } as const;
    const answer = await this.exchange(child, request, this.settings.readTimeoutMs);
    if (answer?.kind === 'read') return answer.findings;
    this.kill();
    return null;
  }

  /** @returns null when the process does not start; another one is tried for the next source. */
  private async started(): Promise<ChildProcess | null> {
    if (this.closed) return null;
    try {
      return await (this.ready ??= this.start());
    } catch {
      this.kill();
      return null;
    }
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

  private async exchange(
    child: ChildProcess,
    request: ReadRequest,
    timeoutMs: number,
  ): Promise<ReadAnswer | null> {
    const answer = firstAnswer(
      child,
      timeoutMs,
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

/** @returns null when the process died, sent an invalid message or took too long */
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
