import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { messageOf } from '@evident/kit/thrown';
import os from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { CpuShare } from './cpu-share.js';
import { SandboxError, SpentSlotError } from './sandbox-error.js';
import type { SandboxLimits } from './sandbox-limits.js';
import { hasMore, readReport, type SlotReport } from './slot-report.js';
import type { GroupFolders } from './control-groups.js';
import { SlotShare } from './slot-share.js';
import { writeEntries, type RootEntry } from './exposures.js';
import {
  type BoxFile,
  ENDING,
  type Frame,
  type FrameBody,
  FrameSplitter,
  FrameWriter,
  type Mode,
  MODE,
  REPLY,
  REQUEST,
} from './wire.js';

/** How a slot isolates. All slots of a pool share it. */
export interface SlotSettings {
  program: string;
  userNamespace: boolean;
  /** Runs the slot at low CPU priority, for machines where no control group can set its CPU share. */
  nicer: boolean;
  entries: readonly RootEntry[];
}

/** A program to start and what it may use. */
export interface StartRequest {
  limits: SandboxLimits;
  mayFork: boolean;
  arguments: readonly string[];
  environment: readonly string[];
  files: readonly BoxFile[];
  input: Buffer;
  /** For `boot`: a FIFO that the interpreter opens when it has booted. */
  ready?: string;
  /** For `boot`: a second FIFO, where the interpreter then waits. */
  gate?: string;
}

/** A slot that has not answered this long after the wall limit of its run is lost. */
const GRACE_MS = 10_000;
/** A test that has not ended this long after it was told to is ended with its slot. */
const STOP_MS = 1_000;
const CONFIGURE_TIMEOUT_MS = 15_000;
/** Nice value of a slot that runs at low CPU priority. */
const NICE = 15;

function startFrame(mode: Mode, request: StartRequest): Buffer[] {
  return new FrameWriter(REQUEST.start)
    .u32(mode)
    .limits(request.limits)
    .u32(request.mayFork ? 1 : 0)
    .strings(request.arguments)
    .strings(request.environment)
    .string(request.ready ?? '')
    .string(request.gate ?? '')
    .bytes(request.input)
    .files(request.files)
    .parts();
}

interface Pending {
  resolve(frame: Frame): void;
  reject(error: Error): void;
}

/**
 * One resident native process that holds at most one sandbox at a time and takes one request at a time.
 * After a SandboxError the slot is dead and must not be used again, and so it is after an abort of anything but a fork.
 */
export class Slot {
  private readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  private readonly splitter = new FrameSplitter();
  private readonly closed: Promise<void>;
  private pending: Pending | undefined;
  /** The results of a series of tests but the last. */
  private earlier: Frame[] = [];
  /** Hears what a program prints that talks. */
  private heard: ((said: Buffer) => void) | undefined;
  private lastWords = '';
  private dead = false;

  private constructor(
    settings: SlotSettings,
    private readonly share: SlotShare,
  ) {
    this.child = spawn(settings.program, [], { stdio: ['pipe', 'pipe', 'pipe'], env: {}, cwd: '/' });
    this.closed = new Promise((resolve) => {
      this.child.once('close', () => {
        this.fail(
          new SandboxError(`A slot of the sandbox ended${this.lastWords && `: ${this.lastWords.trim()}`}.`),
        );
        resolve();
      });
    });
    this.child.once('error', (error) =>
      this.fail(new SandboxError(`A slot did not start: ${error.message}`)),
    );
    this.child.stdin.on('error', () => undefined);
    this.child.stdout.on('data', (chunk: Buffer) => this.receive(chunk));
    this.child.stderr.on('data', (chunk: Buffer) => {
      this.lastWords = (this.lastWords + chunk.toString()).slice(-500);
    });
  }

  /** @throws SandboxError that says what this machine does not allow. */
  static async start(settings: SlotSettings, groups: GroupFolders): Promise<Slot> {
    const slot = new Slot(settings, new SlotShare(groups));
    // A process id is unique on a machine, so no two slots, even of different workers, get the same user.
    const uid = settings.userNamespace ? 1000 : 1_000_000_000 + (slot.child.pid ?? 0) * 4;
    const writer = new FrameWriter(REQUEST.configure)
      .u32(settings.userNamespace ? 1 : 0)
      .u32(uid)
      .u32(uid)
      .u32(groups.version);
    writer.string(groups.memory).string(groups.cpu).string(groups.pids).string(groups.share);
    writeEntries(writer, settings.entries);
    try {
      slot.lowerPriority(settings);
      await slot.ask(writer.parts(), REPLY.ready, CONFIGURE_TIMEOUT_MS);
    } catch (error) {
      await slot.destroy();
      throw error;
    }
    return slot;
  }

  get usable(): boolean {
    return !this.dead;
  }

  /** Runs a program from start to end. @throws SandboxError, or the signal's reason when it aborts. */
  async run(request: StartRequest, signal?: AbortSignal): Promise<SlotReport> {
    const frame = await this.ask(
      startFrame(MODE.run, request),
      REPLY.result,
      this.timeout(request.limits),
      signal,
    );
    return readReport(frame.body);
  }

  /**
   * Runs a program whose standard input and output are pipes. It reads what `tell` gives it.
   * @param heard gets what it prints, piece by piece, and nothing at the end of its output.
   */
  async talk(
    request: StartRequest,
    heard: (said: Buffer) => void,
    signal?: AbortSignal,
  ): Promise<SlotReport> {
    this.heard = heard;
    try {
      const frame = startFrame(MODE.talk, request);
      return readReport((await this.ask(frame, REPLY.result, this.timeout(request.limits), signal)).body);
    } finally {
      this.heard = undefined;
    }
  }

  /** Only while a program talks. @param content empty: the end of its input */
  tell(content: Buffer): void {
    this.send(new FrameWriter(REQUEST.tell).bytes(content).parts());
  }

  /** Ends a program that talks, which then reports. */
  quit(): void {
    this.send(new FrameWriter(REQUEST.quit).parts());
  }

  /** Starts a sandbox that stays in the slot: a waiting interpreter, a service or a fork server. */
  async boot(mode: Exclude<Mode, 0 | 4>, request: StartRequest): Promise<void> {
    await this.ask(startFrame(mode, request), REPLY.waiting, this.timeout(request.limits));
  }

  /** Gives a waiting interpreter its files and input, and runs it. The limits count from here. */
  async release(
    limits: SandboxLimits,
    files: readonly BoxFile[],
    input: Buffer,
    signal?: AbortSignal,
  ): Promise<SlotReport> {
    const frame = new FrameWriter(REQUEST.release).limits(limits).files(files).bytes(input).parts();
    return readReport((await this.ask(frame, REPLY.result, this.timeout(limits), signal)).body);
  }

  /**
   * Runs tests one after the other, each in a child of the fork server, until one did not end by itself or `forMs` are
   * over. When it aborts, the child is ended and the server stays.
   * @returns the reports of the first tests, at least one.
   */
  async fork(
    limits: SandboxLimits,
    { inputs, forMs }: { inputs: readonly Buffer[]; forMs: number },
    signal?: AbortSignal,
  ): Promise<SlotReport[]> {
    const writer = new FrameWriter(REQUEST.fork)
      .limits(limits)
      .u64(forMs * 1000)
      .u32(inputs.length);
    for (const input of inputs) writer.bytes(input);
    signal?.throwIfAborted();
    let asked = false;
    let isStopped = false;
    let late: NodeJS.Timeout | undefined;
    const stop = (): void => {
      asked = true;
      this.send(new FrameWriter(REQUEST.stop).parts());
      late = setTimeout(() => this.abandon(new SandboxError('A test did not stop.')), STOP_MS);
    };
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const last = await this.ask(writer.parts(), REPLY.result, this.timeout(limits) + forMs);
      const reports = [...this.earlier, last].map(({ body }) => readReport(body));
      isStopped = reports.at(-1)?.ending === ENDING.stopped;
      signal?.throwIfAborted();
      return reports;
    } catch (error) {
      // A test that had ended by itself leaves the request, which ends the server and is answered once more.
      if (asked && this.usable && !isStopped) this.abandon(new SandboxError('A test did not stop.'));
      signal?.throwIfAborted();
      throw error;
    } finally {
      this.earlier = [];
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Asks a service one question. @returns its answer, or a report when a limit ended the service. */
  async call(limits: SandboxLimits, question: Buffer, signal?: AbortSignal): Promise<Buffer | SlotReport> {
    const frame = new FrameWriter(REQUEST.call).limits(limits).bytes(question).parts();
    const reply = await this.ask(frame, [REPLY.answer, REPLY.result], this.timeout(limits), signal);
    return reply.kind === REPLY.answer ? reply.body.bytes() : readReport(reply.body);
  }

  /** Ends the sandbox that stays. The slot can then be used again. */
  async stop(): Promise<void> {
    await this.ask(new FrameWriter(REQUEST.stop).parts(), REPLY.stopped, GRACE_MS);
  }

  /** Ends the slot. The kernel ends every process of its sandbox with it. */
  async destroy(): Promise<void> {
    this.dead = true;
    this.child.kill('SIGKILL');
    await this.closed;
  }

  /** Must run before the slot starts a process, because processes inherit the priority. */
  private lowerPriority({ nicer }: SlotSettings): void {
    const { pid } = this.child;
    if (pid !== undefined && nicer) os.setPriority(pid, NICE);
  }

  private timeout(limits: SandboxLimits): number {
    return limits.wallLimitMs + GRACE_MS;
  }

  private async ask(
    request: readonly Buffer[],
    expected: number | readonly number[],
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<Frame> {
    if (this.pending || this.dead) throw new SandboxError('A slot of the sandbox is busy or dead.');
    signal?.throwIfAborted();
    const reply = new Promise<Frame>((resolve, reject) => (this.pending = { resolve, reject }));
    const timer = setTimeout(
      () => this.abandon(new SandboxError('A slot of the sandbox does not answer.')),
      timeoutMs,
    );
    const onAbort = () =>
      this.abandon(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'));
    signal?.addEventListener('abort', onAbort, { once: true });
    const endShare = this.share.begin(CpuShare.current);
    this.send(request);
    try {
      const frame = await reply;
      if (frame.kind === REPLY.spent) {
        this.dead = true;
        throw new SpentSlotError(`A slot of the sandbox is spent: ${frame.body.string()}.`);
      }
      if (frame.kind === REPLY.fault) throw new SandboxError(`The sandbox failed: ${frame.body.string()}.`);
      if (typeof expected === 'number' ? frame.kind !== expected : !expected.includes(frame.kind))
        throw new SandboxError(`The sandbox sent an unexpected answer of kind ${frame.kind}.`);
      return frame;
    } finally {
      clearTimeout(timer);
      endShare();
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Sends the parts by one system call where the pipe takes them. */
  private send(parts: readonly Buffer[]): void {
    const { stdin } = this.child;
    stdin.cork();
    for (const part of parts) stdin.write(part);
    stdin.uncork();
  }

  /** A slot that does not keep to the protocol is given up; nothing else of the worker suffers. */
  private receive(chunk: Buffer): void {
    for (const frame of this.framesOf(chunk)) {
      if (frame.kind === REPLY.said) {
        this.hear(frame.body);
        continue;
      }
      if (hasMore(frame)) {
        this.earlier.push(frame);
        continue;
      }
      const pending = this.pending;
      this.pending = undefined;
      pending?.resolve(frame);
    }
  }

  private hear(body: FrameBody): void {
    try {
      this.heard?.(body.bytes());
    } catch (error) {
      this.abandon(new SandboxError(messageOf(error)));
    }
  }

  private framesOf(chunk: Buffer): Frame[] {
    if (this.dead) return [];
    try {
      return this.splitter.push(chunk);
    } catch (error) {
      this.abandon(new SandboxError(messageOf(error)));
      return [];
    }
  }

  private abandon(error: Error): void {
    this.child.kill('SIGKILL');
    this.fail(error);
  }

  private fail(error: Error): void {
    this.dead = true;
    const pending = this.pending;
    this.pending = undefined;
    pending?.reject(error);
  }
}
