import { once } from 'node:events';
import net from 'node:net';
import { deflateSync } from 'node:zlib';
import { DmojBridge, PacketReader, type GradingRequest } from './dmoj-bridge.js';

const REQUEST: GradingRequest = {
  problem: 'one',
  language: 'PY3',
  source: 'pass',
  timeLimitS: 1,
  memoryLimitKb: 1024,
};

function packet(content: object): Buffer {
  const body = deflateSync(JSON.stringify(content));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length);
  return Buffer.concat([size, body]);
}

const END = { name: 'grading-end', 'submission-id': 1 };
const COMPILE_ERROR = { name: 'compile-error', 'submission-id': 1, log: 'bad source' };

describe('PacketReader', () => {
  it('reads packets that arrive in pieces, or several at once, and leaves out others', () => {
    const reader = new PacketReader();
    const bytes = Buffer.concat([packet({ name: 'ping-response' }), packet(END), packet(COMPILE_ERROR)]);
    const read = [bytes.subarray(0, 2), bytes.subarray(2, 30), bytes.subarray(30)].flatMap((chunk) =>
      reader.read(chunk),
    );
    expect(read).toEqual([END, COMPILE_ERROR]);
  });

  it('refuses a packet that says it is too large', () => {
    expect(() => new PacketReader().read(Buffer.from([0xff, 0, 0, 0]))).toThrow('too large');
  });
});

describe('DmojBridge', () => {
  async function judged(bridge: DmojBridge): Promise<net.Socket> {
    const judge = net.connect(bridge.port, '127.0.0.1');
    judge.write(packet({ name: 'handshake', executors: { PY3: [] } }));
    await once(judge, 'data');
    return judge;
  }

  it('waits for a verdict no longer than its deadline, and can ask again', async () => {
    const bridge = await DmojBridge.open(50);
    const judge = await judged(bridge);
    await expect(bridge.grade(REQUEST)).rejects.toThrow('no verdict within 0.05 s');
    bridge.deadlineMs = 60_000;
    judge.on('data', () => judge.write(packet({ ...END, 'submission-id': 2 })));
    expect(await bridge.grade(REQUEST)).toEqual([]);
    await bridge.close();
  });

  it('says why a source does not compile', async () => {
    const bridge = await DmojBridge.open();
    const judge = await judged(bridge);
    judge.on('data', () => judge.write(packet(COMPILE_ERROR)));
    await expect(bridge.grade(REQUEST)).rejects.toThrow('does not compile: bad source');
    await bridge.close();
  });

  it('hangs up on a judge that speaks another protocol', async () => {
    const bridge = await DmojBridge.open();
    const judge = await judged(bridge);
    const closed = once(judge, 'close');
    judge.on('data', () => judge.write('HTTP/1.1 200 OK\r\n\r\n'));
    await expect(bridge.grade(REQUEST)).rejects.toThrow('too large');
    await closed;
    await expect(bridge.grade(REQUEST)).rejects.toThrow('no judge is connected');
    await bridge.close();
  });
});
