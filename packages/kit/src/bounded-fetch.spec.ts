import { afterAll, beforeAll, expect, it } from '@jest/globals';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundedFetch } from './bounded-fetch.js';
import { whileCollecting } from './testing/garbage.js';

/** Answers `/silent` never, and everything else a character at a time. */
const server = http.createServer((request, response) => {
  if (request.url === '/silent') return;
  response.writeHead(200, { 'content-type': 'application/json' });
  const drip = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(drip));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each(['/silent', '/drip'])('gives up %s in time, whatever the garbage collector took', async (path) => {
  const caller = new AbortController();
  setTimeout(() => caller.abort(new Error('too late')), 300);
  await whileCollecting(() =>
    expect(boundedFetch(`${origin}${path}`, { signal: caller.signal })).rejects.toMatchObject({
      name: 'AbortError',
      cause: { message: 'too late' },
    }),
  );
});

it('does not begin what is given up already', async () => {
  await expect(boundedFetch(`${origin}/drip`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('reads a whole answer, and refuses one that is too large', async () => {
  const sizes = http.createServer((request, response) =>
    response.end('x'.repeat(Number(request.url?.slice(1)))),
  );
  await new Promise<void>((resolve) => sizes.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(sizes.address() as AddressInfo).port}`;
  try {
    expect((await (await boundedFetch(`${at}/1000`)).text()).length).toBe(1000);
    await expect(boundedFetch(`${at}/2000000`)).rejects.toThrow('too large');
  } finally {
    sizes.close();
    sizes.closeAllConnections();
  }
});
