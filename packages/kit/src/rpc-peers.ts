import { setTimeout as delay } from 'node:timers/promises';
import { RpcConnection } from './rpc-connection.js';

/** A restart takes seconds, so calls wait for one. A service that is away for longer is not waited for. */
const PATIENCE_MS = 15_000;
const RETRY_MS = 50;
/** An address that does not refuse but is silent, such as that of a machine that is gone. */
const CONNECT_MS = 1_000;
/** While another address serves, one that is away is tried this often. */
const RETURN_MS = 250;

/** One address of a service and the connection to it. */
class RpcPeer {
  private connection: RpcConnection;
  private triedAt = -Infinity;
  /** Since when it cannot be reached. */
  awaySince: number | undefined;

  constructor(
    private readonly host: string,
    private readonly port: number,
  ) {
    this.connection = new RpcConnection(host, port);
  }

  get open(): RpcConnection | undefined {
    return this.connection.isOpen ? this.connection : undefined;
  }

  /** @returns undefined when the address cannot be reached now. */
  async reach(limitMs: number): Promise<RpcConnection | undefined> {
    if (this.connection.isSpent) this.connection = new RpcConnection(this.host, this.port);
    const { connection } = this;
    this.triedAt = performance.now();
    const isOpen = await connection.open(limitMs);
    this.awaySince = isOpen ? undefined : (this.awaySince ?? performance.now());
    return isOpen ? connection : undefined;
  }

  /** Tries to come back, without anybody waiting for it. */
  look(): void {
    if (this.connection.isOpen || performance.now() - this.triedAt < RETURN_MS) return;
    void this.reach(CONNECT_MS);
  }

  close(): void {
    this.connection.close();
  }
}

/** The processes of one service: where the next call goes, and how long a call waits for a process. */
export class RpcPeers {
  private readonly peers: readonly RpcPeer[];
  private turn = 0;
  private closed = false;

  /** @param urls `tcp://host:port`, several separated by commas. */
  constructor(urls: string) {
    this.peers = urls.split(',').map((url) => {
      const { hostname, port } = new URL(url.trim());
      return new RpcPeer(hostname, Number(port));
    });
  }

  /** An open connection, the addresses in turn; undefined when none is open. */
  next(): RpcConnection | undefined {
    this.turn = (this.turn + 1) % this.peers.length;
    let found: RpcConnection | undefined;
    for (let at = 0; at < this.peers.length; at += 1) {
      const peer = this.peers[(this.turn + at) % this.peers.length];
      if (peer?.open) found ??= peer.open;
      else peer?.look();
    }
    return found;
  }

  /**
   * Waits for a process that can be reached, so that a restart costs a call some time and nothing else.
   * @param end on the clock of `performance.now()`.
   * @returns undefined when there is none by then, and at once when the service is away for long.
   */
  async reach(end: number): Promise<RpcConnection | undefined> {
    for (;;) {
      const left = end - performance.now();
      if (left <= 0 || this.closed) return undefined;
      const reached = await firstReached(
        this.peers.map((peer) => peer.reach(Math.min(CONNECT_MS, Math.max(left, RETRY_MS)))),
      );
      if (reached) return reached;
      if (this.peers.every(({ awaySince }) => performance.now() - (awaySince ?? Infinity) > PATIENCE_MS))
        return undefined;
      await delay(RETRY_MS);
    }
  }

  close(): void {
    this.closed = true;
    for (const peer of this.peers) peer.close();
  }
}

/** @returns the first connection that opens; undefined when none does. */
function firstReached(
  attempts: readonly Promise<RpcConnection | undefined>[],
): Promise<RpcConnection | undefined> {
  return Promise.any(
    attempts.map(async (attempt) => {
      const connection = await attempt;
      if (!connection) throw new Error('not reached');
      return connection;
    }),
  ).catch(() => undefined);
}
