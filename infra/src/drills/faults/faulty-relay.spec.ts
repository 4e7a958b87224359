import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { FaultyRelay } from './faulty-relay.js';

/** Answers every chunk with the same bytes. */
async function startEcho(): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('FaultyRelay', () => {
  let echo: Server;
  let relay: FaultyRelay;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    echo = await startEcho();
    relay = await FaultyRelay.start(() => (echo.address() as AddressInfo).port);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await relay.close();
    echo.close();
  });

  async function open(): Promise<{ socket: Socket; heard: () => string; closed: Promise<unknown> }> {
    const socket = connect(relay.port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    return { socket, heard: () => text, closed };
  }
  const answer = (socket: Socket): Promise<unknown> => once(socket, 'data');

  it('passes bytes on in both directions', async () => {
    const { socket, heard } = await open();
    socket.write('one');
    await answer(socket);
    expect(heard()).toBe('one');
  });

  it.each(['up', 'down'] as const)(
    'keeps what goes %s until it is released, in its order',
    async (direction) => {
      const { socket, heard } = await open();
      socket.write('first ');
      await answer(socket);
      relay.hold(direction);
      socket.write('second ');
      const other = await open();
      other.socket.write('x');
      expect(heard()).toBe('first ');
      socket.write('third');
      relay.release();
      while (heard() !== 'first second third') await answer(socket);
    },
  );

  it('delays chunks without changing their order', async () => {
    const { socket, heard } = await open();
    relay.delay(30);
    socket.write('a');
    await answer(socket);
    relay.delay(0);
    socket.write('b');
    while (heard() !== 'ab') await answer(socket);
  });

  it('breaks what is open when it is cut, and refuses what is new until it is mended', async () => {
    const { closed } = await open();
    relay.cut();
    await closed;
    await (
      await open()
    ).closed;
    relay.mend();
    const { socket } = await open();
    socket.write('back');
    await answer(socket);
  });

  it('leaves half-open connections dead, and breaks one when an end sends after the fault', async () => {
    const { socket, heard, closed } = await open();
    relay.halfOpen();
    socket.write('lost');
    relay.mend();
    const { socket: fresh } = await open();
    fresh.write('new');
    await answer(fresh);
    socket.write('again');
    await closed;
    expect(heard()).toBe('');
  });

  it('leaves a connection silent where nobody knows it any more', async () => {
    const { socket, heard, closed } = await open();
    let ended = false;
    void closed.then(() => (ended = true));
    relay.halfOpen('silent');
    relay.mend();
    socket.write('again');
    const { socket: fresh } = await open();
    fresh.write('new');
    await answer(fresh);
    expect({ ended, heard: heard() }).toEqual({ ended: false, heard: '' });
  });
});
