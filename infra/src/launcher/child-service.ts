import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { LaunchError } from './launch-error.js';
import { REPOSITORY } from './settings.js';

export interface ServiceDefinition {
  name: string;
  /** Entry file, absolute. */
  entry: string;
  env: Record<string, string>;
  /** Where health is asked; absent for helpers without an ops server. */
  opsPort?: number;
  /** Where a debugger may attach; absent when nobody asked for it. */
  inspectPort?: number;
  /** Each half of Node's room for young objects, MB. Default: 1. */
  semiSpaceMb?: number;
  /** From a crash to the next start. Default: it grows with each crash. */
  restartDelayMs?: number;
}

const READY_TIMEOUT_MS = 120_000;
const RESTART_DELAY_MS = { first: 500, most: 10_000 } as const;
const STOP_TIMEOUT_MS = 30_000;
/** A service tells when its sockets are open; before that, asking it only takes processor time from it. */
const ASK_MS = { told: 25, untold: 500 } as const;
/**
 * A small room for young objects saves 10 to 25 MB a service, which counts where all of them share a laptop. The images
 * leave it to Node.
 */
const SEMI_SPACE_MB = 1;
/** Where Node 22 and newer keep compiled code between starts; Node 20 knows no such thing. */
const NODE_COMPILE_CACHE = path.join(REPOSITORY, '.build', 'compile-cache');

/** The variables that a service inherits from the launcher's environment. */
export const INHERITED = [
  'PATH',
  'HOME',
  'TZ',
  'LANG',
  'NODE_ENV',
  'RATE_LIMIT_FACTOR',
  'RATE_LIMIT_PATIENCE_MS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
] as const;

/** One service as a child process: log file, readiness, restart after a crash, orderly end. */
export class ChildService {
  private child: ChildProcess | undefined;
  private stopping = false;
  private restarts = 0;
  private lastOutput = '';
  private readonly log: WriteStream;

  constructor(
    readonly definition: ServiceDefinition,
    logDir: string,
    private readonly onCrash: (name: string, output: string) => void,
    private readonly onSpawn: () => void = () => undefined,
  ) {
    this.log = createWriteStream(path.join(logDir, `${definition.name}.log`), { flags: 'a', mode: 0o600 });
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** False after a stop, and before the first start. */
  get runs(): boolean {
    return this.child !== undefined && !this.stopping;
  }

  /** Spawns the process and waits until it says that it is ready. */
  async start(): Promise<void> {
    this.stopping = false;
    this.spawn();
    await this.ready();
  }

  /** SIGTERM, then SIGKILL when it does not end in time. */
  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(deadline);
    }
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  close(): void {
    this.log.end();
  }

  private spawn(): void {
    const { entry, env, name, inspectPort, semiSpaceMb = SEMI_SPACE_MB } = this.definition;
    // Errors name lines of the sources.
    const flags = ['--enable-source-maps', `--max-semi-space-size=${semiSpaceMb}`];
    const inspect = inspectPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectPort}`];
    const inherited = Object.fromEntries(
      INHERITED.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
    );
    // Its own process group, so that Ctrl-C reaches only the launcher, which stops the services in order.
    const child = spawn(process.execPath, [...flags, ...inspect, entry], {
      env: { NODE_COMPILE_CACHE, ...inherited, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.child = child;
    this.onSpawn();
    const keep = (chunk: Buffer): void => {
      this.log.write(chunk);
      this.lastOutput = (this.lastOutput + chunk.toString()).slice(-4_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('exit', () => {
      if (this.stopping || this.child !== child) return;
      this.onCrash(name, this.lastOutput);
      const growing = Math.min(RESTART_DELAY_MS.first * 2 ** this.restarts, RESTART_DELAY_MS.most);
      const delay = this.definition.restartDelayMs ?? growing;
      this.restarts += 1;
      setTimeout(() => {
        if (!this.stopping) this.spawn();
      }, delay).unref();
    });
  }

  private async ready(): Promise<void> {
    const { name, opsPort } = this.definition;
    if (opsPort === undefined) return;
    const end = Date.now() + READY_TIMEOUT_MS;
    const child = this.child;
    let told = false;
    const word = new Promise<void>((resolve) => {
      child?.once('message', () => resolve());
      child?.once('exit', () => resolve());
    }).then(() => void (told = true));
    let reason = '';
    while (Date.now() < end) {
      if (child?.exitCode !== null)
        throw new LaunchError(`The ${name} service ended while starting:\n${this.lastOutput.trim()}`);
      const answer = await askHealth(opsPort);
      if (answer?.ok) return;
      reason = answer?.problems ?? reason;
      await Promise.race([sleep(told ? ASK_MS.told : ASK_MS.untold), ...(told ? [] : [word])]);
    }
    throw new LaunchError(`The ${name} service did not become ready: ${reason || 'no answer'}.`);
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns undefined when nobody answers. */
function askHealth(opsPort: number): Promise<{ ok: boolean; problems: string } | undefined> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port: opsPort, path: '/health/ready' }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.once('end', () => {
        const { problems = [] } = JSON.parse(body) as { problems?: string[] };
        resolve({ ok: response.statusCode === 200, problems: problems.join('; ') });
      });
      response.once('error', () => resolve(undefined));
    });
    request.once('error', () => resolve(undefined));
  });
}
