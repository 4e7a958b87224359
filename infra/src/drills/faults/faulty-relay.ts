import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

type Direction = 'up' | 'down';

/**
 * `broken`: the first byte that an end sends later breaks the connection, as an answer of a host that no longer knows it
 * would. `silent`: nobody ever answers, as behind a firewall that has forgotten the connection.
 */
type HalfOpen = 'broken' | 'silent';

/** One connection through the relay. `dead`: half open, both ends believe in it and no byte passes. */
interface Pair {
  client: Socket;
  upstream: Socket;
  dead: HalfOpen | null;
  /** What is held back, in the order of its arrival. */
  kept: Record<Direction, Buffer[]>;
  /** Chunks are passed on in their order, so none is due before the one before it. */
  dueAt: Record<Direction, number>;
}

/** A loopback port in front of a server that can delay, hold, cut and half-open the connections through it. */
export class FaultyRelay {
  private readonly pairs = new Set<Pair>();
  private readonly holding: Record<Direction, boolean> = { up: false, down: false };
  private delayMs = 0;
  private isCut = false;
  private halfOpened: HalfOpen | null = null;

  private constructor(
    private readonly server: Server,
    /** The server's port, asked for each connection: a server that was killed may come back on another one. */
    private readonly target: () => number,
  ) {}

  static async start(target: () => number): Promise<FaultyRelay> {
    const server = createServer();
    const relay = new FaultyRelay(server, target);
    server.on('connection', (client) => relay.accept(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Each chunk arrives so much later; 0 ends it. */
  delay(ms: number): void {
    this.delayMs = ms;
  }

  /** Breaks every connection and refuses new ones until `mend`. */
  cut(): void {
    this.isCut = true;
    this.breakAll();
  }

  /** Every connection, also a new one, stays open and carries nothing. Those opened after `mend` work again. */
  halfOpen(kind: HalfOpen = 'broken'): void {
    this.halfOpened = kind;
    for (const pair of this.pairs) pair.dead = kind;
  }

  /** Holds back what goes to the server (`up`) or comes from it (`down`) until it is released. */
  hold(direction: Direction): void {
    this.holding[direction] = true;
  }

  release(): void {
    this.holding.up = this.holding.down = false;
    for (const pair of this.pairs)
      for (const direction of ['up', 'down'] as const)
        for (const chunk of pair.kept[direction].splice(0)) this.pass(pair, direction, chunk);
  }

  /** Ends every fault. A half-open connection stays dead. */
  mend(): void {
    this.delayMs = 0;
    this.isCut = false;
    this.halfOpened = null;
    this.release();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.breakAll();
    await closed;
  }

  private accept(client: Socket): void {
    client.on('error', () => undefined);
    if (this.isCut) return void client.destroy();
    const upstream = connect(this.target(), '127.0.0.1').on('error', () => undefined);
    const pair: Pair = {
      client,
      upstream,
      dead: this.halfOpened,
      kept: { up: [], down: [] },
      dueAt: { up: 0, down: 0 },
    };
    this.pairs.add(pair);
    client.setNoDelay(true);
    upstream.setNoDelay(true);
    client.on('data', (chunk: Buffer) => this.carry(pair, 'up', chunk));
    upstream.on('data', (chunk: Buffer) => this.carry(pair, 'down', chunk));
    client.on('close', () => this.end(pair));
    upstream.on('close', () => this.end(pair));
  }

  private carry(pair: Pair, direction: Direction, chunk: Buffer): void {
    if (pair.dead) {
      if (this.halfOpened === null && pair.dead === 'broken') this.end(pair);
      return;
    }
    if (this.holding[direction]) pair.kept[direction].push(chunk);
    else this.pass(pair, direction, chunk);
  }

  private pass(pair: Pair, direction: Direction, chunk: Buffer): void {
    if (pair.dead) return;
    const to = direction === 'up' ? pair.upstream : pair.client;
    const now = performance.now();
    const due = Math.max(now + this.delayMs, pair.dueAt[direction]);
    pair.dueAt[direction] = due;
    if (due <= now) to.write(chunk);
    else setTimeout(() => !pair.dead && !to.destroyed && to.write(chunk), due - now);
  }

  private breakAll(): void {
    for (const pair of [...this.pairs]) this.end(pair);
  }

  private end(pair: Pair): void {
    this.pairs.delete(pair);
    pair.client.destroy();
    pair.upstream.destroy();
  }
}
