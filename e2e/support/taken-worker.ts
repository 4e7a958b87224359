import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { ServiceName } from '@evident/contracts';
import { RpcIdentity, RpcKeys } from '@evident/kit';
import { product } from './product.js';

export type Audience = 'problems' | 'billing' | 'ai';

/** What a process was started with. The judge worker's is all that an attacker finds who takes it over. */
export function environmentOf(service: string): Record<string, string> {
  const text = readFileSync(`/proc/${product.pidOf(service)}/environ`, 'utf8');
  return Object.fromEntries(
    text
      .split('\0')
      .filter(Boolean)
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}

/** How a message may say who sends it. */
export type Pretence = 'nothing' | 'the worker' | 'the gateway, signed by the worker';

/** A program of an attacker with the credentials of the judge worker, and every address of the machine. */
export class TakenWorker {
  readonly environment = environmentOf('judge-worker');
  private readonly keys = readFileSync(this.environment['RPC_KEYS_FILE'] ?? '/dev/null', 'utf8');

  /** Sends a call as every service once accepted it, with an administrator's name in it. @returns the whole answer */
  async call(
    audience: Audience,
    name: string,
    request: object,
    pretence: Pretence,
    port: 'RPC_PORT' | 'JUDGE_RPC_PORT' = 'RPC_PORT',
  ): Promise<{ err?: unknown; response?: unknown }> {
    const actor = { userId: randomUUID(), role: 'ADMIN' as const };
    const requestId = randomUUID();
    const identity = this.identityFor(audience, pretence);
    const data = {
      requestId,
      request: { actor, ...request },
      ...(identity && {
        caller: identity.callerToken(audience),
        statement: identity.userStatement({ audience, call: name, requestId }, actor),
      }),
    };
    return exchange(Number(environmentOf(audience)[port]), { pattern: name, data, id: '1' });
  }

  private identityFor(audience: Audience, pretence: Pretence): RpcIdentity | undefined {
    if (pretence === 'nothing') return undefined;
    const pattern = new RegExp(`^judge-worker>${audience}=(\\S+)$`, 'm');
    // It has no key for billing, so it tries one that it has.
    const key = (pattern.exec(this.keys) ?? /=(\S+)$/m.exec(this.keys))?.[1] ?? 'x'.repeat(32);
    const service: ServiceName = pretence === 'the worker' ? 'judge-worker' : 'gateway';
    return new RpcIdentity(service, RpcKeys.fromEnv({ RPC_KEYS: `${service}>${audience}=${key}` }));
  }
}

/** One message and its answer on the wire: the length in characters, `#`, JSON. */
function exchange(port: number, message: object): Promise<{ err?: unknown; response?: unknown }> {
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
      resolve(JSON.parse(heard.slice(at + 1)) as { err?: unknown; response?: unknown });
    });
    socket.once('error', reject);
  });
}
