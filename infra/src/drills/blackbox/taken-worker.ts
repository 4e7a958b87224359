import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { ServiceName } from '@evident/contracts';
import { RpcIdentity, RpcKeys } from '@evident/kit';

export type Audience = 'problems' | 'billing' | 'ai';

/** What a process was started with. */
export function environmentOf(pid: number): Record<string, string> {
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}

/** How a message may say who sends it. */
export const PRETENCES = ['nobody', 'the worker', 'the gateway, signed by the worker'] as const;
export type Pretence = (typeof PRETENCES)[number];

export interface WireAnswer {
  err?: unknown;
  response?: unknown;
}

/** A program of an attacker with the credentials of the judge worker, and every address of the machine. */
export class TakenWorker {
  /** All that an attacker finds who takes the worker over. */
  readonly environment: Record<string, string>;
  private readonly keys: string;

  /** @param pidOf process id of a running service */
  constructor(private readonly pidOf: (service: ServiceName) => number) {
    this.environment = environmentOf(pidOf('judge-worker'));
    this.keys = readFileSync(this.environment['RPC_KEYS_FILE'] ?? '/dev/null', 'utf8');
  }

  /** Sends a call with the name of an administrator in it, as every service once accepted it. */
  async call(
    audience: Audience,
    call: string,
    request: object,
    pretence: Pretence,
    port: 'RPC_PORT' | 'JUDGE_RPC_PORT' = 'RPC_PORT',
  ): Promise<WireAnswer> {
    const actor = { userId: randomUUID(), role: 'ADMIN' as const };
    const requestId = randomUUID();
    const identity = this.identityFor(audience, pretence);
    const data = {
      requestId,
      request: { actor, ...request },
      ...(identity && {
        caller: identity.callerToken(audience),
        statement: identity.userStatement({ audience, call, requestId }, actor),
      }),
    };
    const target = Number(environmentOf(this.pidOf(audience))[port]);
    return exchange(target, { pattern: call, data, id: '1' });
  }

  private identityFor(audience: Audience, pretence: Pretence): RpcIdentity | undefined {
    if (pretence === 'nobody') return undefined;
    const own = new RegExp(`^judge-worker>${audience}=(\\S+)$`, 'm').exec(this.keys);
    // It has no key for billing, so it tries one that it has.
    const key = (own ?? /=(\S+)$/m.exec(this.keys))?.[1] ?? 'x'.repeat(32);
    const service = pretence === 'the worker' ? 'judge-worker' : 'gateway';
    return new RpcIdentity(service, RpcKeys.fromEnv({ RPC_KEYS: `${service}>${audience}=${key}` }));
  }
}

/** One message and its answer on the wire: the length in characters, `#`, JSON. */
function exchange(port: number, message: object): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const text = JSON.stringify(message);
      socket.write(`${text.length}#${text}`);
    });
    let heard = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk;
      const at = heard.indexOf('#');
      if (at < 0 || heard.length < at + 1 + Number(heard.slice(0, at))) return;
      socket.destroy();
      resolve(JSON.parse(heard.slice(at + 1)) as WireAnswer);
    });
    socket.once('error', reject);
  });
}
