import { freePort, holdFreePort, holdPort } from './free-port.js';
import { createServer } from 'node:net';

test('a held port is given to nobody else until it is released', async () => {
  const held = await holdFreePort();
  expect(await holdPort(held.port, '127.0.0.1')).toBeUndefined();
  expect(await holdPort(held.port)).toBeUndefined();
  held.release();
  const again = await holdPort(held.port, '127.0.0.1');
  expect(again?.port).toBe(held.port);
  again?.release();
});

test('its holder, or a process that it starts, binds it meanwhile', async () => {
  const held = await holdFreePort();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(held.port, () => resolve());
  });
  await new Promise((resolve) => server.close(resolve));
  held.release();
});

test('many that pick at the same moment each get a port of their own', async () => {
  const holds = await Promise.all(Array.from({ length: 200 }, () => holdFreePort()));
  expect(new Set(holds.map(({ port }) => port)).size).toBe(200);
  holds.forEach((held) => held.release());
});

test('a bound port is not given', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  expect(await holdPort(port, '127.0.0.1')).toBeUndefined();
  await new Promise((resolve) => server.close(resolve));
});
