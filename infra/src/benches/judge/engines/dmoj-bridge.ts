import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import { messageOf } from '@evident/kit/thrown';
import { z } from 'zod';

const SIZE_BYTES = 4;
const MAX_PACKET_BYTES = 16 << 20;
const GRADE_DEADLINE_MS = 120_000;

const ABOUT = z.object({ 'submission-id': z.number() });
const PACKET = z.discriminatedUnion('name', [
  z.object({ name: z.literal('handshake'), executors: z.record(z.string(), z.unknown()) }),
  ABOUT.extend({
    name: z.literal('test-case-status'),
    cases: z.array(z.object({ status: z.number(), feedback: z.string().nullish() })),
  }),
  ABOUT.extend({ name: z.literal('compile-error'), log: z.string() }),
  ABOUT.extend({ name: z.literal('internal-error'), message: z.string() }),
  ABOUT.extend({ name: z.literal('submission-terminated') }),
  ABOUT.extend({ name: z.literal('grading-end') }),
]);
type Packet = z.infer<typeof PACKET>;

/** What a site asks a judge for. */
export interface GradingRequest {
  problem: string;
  language: string;
  source: string;
  timeLimitS: number;
  memoryLimitKb: number;
}

export interface GradedCase {
  /** 0 is "accepted"; everything else is a mask of faults. */
  status: number;
  feedback: string;
}

function encode(packet: object): Buffer {
  const body = deflateSync(JSON.stringify(packet));
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeUInt32BE(body.length);
  return Buffer.concat([size, body]);
}

/** Cuts a stream into packets: four bytes of size, then compressed JSON. Leaves out those the benchmark does not use. */
export class PacketReader {
  private pending = Buffer.alloc(0);

  /** @throws Error when the stream is not of this form. */
  read(chunk: Buffer): Packet[] {
    this.pending = Buffer.concat([this.pending, chunk]);
    const packets: Packet[] = [];
    while (this.pending.length >= SIZE_BYTES) {
      const end = SIZE_BYTES + this.pending.readUInt32BE();
      if (end > MAX_PACKET_BYTES) throw new Error('a packet of the judge is too large');
      if (this.pending.length < end) break;
      const body = inflateSync(this.pending.subarray(SIZE_BYTES, end), { maxOutputLength: MAX_PACKET_BYTES });
      const packet = PACKET.safeParse(JSON.parse(body.toString()));
      if (packet.success) packets.push(packet.data);
      this.pending = this.pending.subarray(end);
    }
    return packets;
  }
}

interface Grading {
  cases: GradedCase[];
  resolve: (cases: GradedCase[]) => void;
  reject: (error: Error) => void;
}

/** The side of the site: a DMOJ judge connects to it and grades what it asks for, one submission at a time. */
export class DmojBridge {
  private judge: net.Socket | undefined;
  private readonly sockets = new Set<net.Socket>();
  private grading: Grading | undefined;
  private submissions = 0;
  /** Languages that the judge offered; empty until it has connected. */
  executors: readonly string[] = [];

  private constructor(
    private readonly server: net.Server,
    /** For the verdict on one submission. */
    public deadlineMs: number,
  ) {
    server.on('connection', (socket) => this.greet(socket));
  }

  static async open(deadlineMs = GRADE_DEADLINE_MS): Promise<DmojBridge> {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DmojBridge(server, deadlineMs);
  }

  get port(): number {
    return (this.server.address() as net.AddressInfo).port;
  }

  /** @throws Error with the judge's words when it could not grade, or took too long. */
  async grade(request: GradingRequest): Promise<GradedCase[]> {
    const { judge } = this;
    if (!judge || this.grading) throw new Error(judge ? 'the judge is busy' : 'no judge is connected');
    const graded = new Promise<GradedCase[]>((resolve, reject) => {
      this.grading = { cases: [], resolve, reject };
    });
    this.submissions += 1;
    judge.write(
      encode({
        name: 'submission-request',
        'submission-id': this.submissions,
        'problem-id': request.problem,
        language: request.language,
        source: request.source,
        'time-limit': request.timeLimitS,
        'memory-limit': request.memoryLimitKb,
        'short-circuit': false,
        meta: {},
      }),
    );
    const ended = new AbortController();
    const late = delay(this.deadlineMs, undefined, { signal: ended.signal }).then(
      () => Promise.reject(new Error(`no verdict within ${this.deadlineMs / 1000} s`)),
      () => [],
    );
    try {
      return await Promise.race([graded, late]);
    } finally {
      ended.abort();
      this.grading = undefined;
    }
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private greet(socket: net.Socket): void {
    const reader = new PacketReader();
    let fault = 'the judge hung up';
    this.sockets.add(socket);
    socket.on('error', ({ message }) => (fault = message));
    socket.on('close', () => this.lose(socket, fault));
    socket.on('data', (chunk) => {
      try {
        for (const packet of reader.read(chunk)) this.take(socket, packet);
      } catch (error) {
        fault = messageOf(error);
        socket.destroy();
      }
    });
  }

  private lose(socket: net.Socket, fault: string): void {
    this.sockets.delete(socket);
    if (socket !== this.judge) return;
    this.judge = undefined;
    this.grading?.reject(new Error(fault));
  }

  private take(socket: net.Socket, packet: Packet): void {
    if (packet.name === 'handshake') {
      socket.write(encode({ name: 'handshake-success' }));
      this.executors = Object.keys(packet.executors);
      this.judge = socket;
      return;
    }
    const { grading } = this;
    if (!grading || packet['submission-id'] !== this.submissions) return;
    switch (packet.name) {
      case 'test-case-status':
        for (const { status, feedback } of packet.cases)
          grading.cases.push({ status, feedback: feedback ?? '' });
        return;
      case 'grading-end':
        return grading.resolve(grading.cases);
      case 'compile-error':
        return grading.reject(new Error(`does not compile: ${packet.log}`));
      case 'internal-error':
        return grading.reject(new Error(packet.message));
      case 'submission-terminated':
        return grading.reject(new Error('the judge gave the submission up'));
    }
  }
}
