import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const EDITOR = `export default '${'editor'.repeat(100)}'`;

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-frontend-'));
  await fs.mkdir(path.join(folder, 'assets'));
  await fs.mkdir(path.join(folder, '.vite'));
  await fs.writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Evident</title>');
  await fs.writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await fs.writeFile(path.join(folder, 'assets/index-Ab12.js'), `export default '${'x'.repeat(3_000)}'`);
  await fs.writeFile(path.join(folder, 'assets/format-worker-C_3-d.js'), 'export {}');
  await fs.writeFile(path.join(folder, 'assets/editor-Cd34.js'), EDITOR);
  await fs.writeFile(path.join(folder, 'assets/editor-Cd34.js.br'), brotliCompressSync(EDITOR));
  await fs.writeFile(path.join(folder, 'assets/format-worker-C_3-d.js.br'), brotliCompressSync('export {}'));
  await fs.writeFile(path.join(folder, 'sw.js'), 'self');
  await fs.writeFile(path.join(folder, 'manifest.webmanifest'), '{}');
  await fs.writeFile(path.join(folder, '.vite/manifest.json'), '{}');
  gateway = await startTestGateway({ FRONTEND_DIR: folder });
});
afterAll(async () => {
  await gateway.stop();
  await fs.rm(folder, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml' };

test.each(['/', '/login', '/problem', '/problem/7d1a3f52', '/edit-problem/x?tab=1', '/no-such-page'])(
  'the address %s answers the page, which browsers do not cache',
  async (address) => {
    const answer = await gateway.browser().get(`!${address}`, page);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(answer.text).toContain('<title>Evident</title>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  },
);

test('browsers cache hashed files for a year and ask for other files each time', async () => {
  const script = await gateway.browser().get('!/assets/index-Ab12.js', { 'accept-encoding': 'gzip' });
  expect(script).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'gzip' },
  });
  expect((await gateway.browser().get('!/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(EDITOR)],
  ['gzip;q=0.5, br;q=0', undefined, Buffer.from(EDITOR)],
  ['identity', undefined, Buffer.from(EDITOR)],
])(
  'a file that the build has compressed is sent to a browser that accepts "%s"',
  async (accepts, encoding, sent) => {
    const answer = await gateway.browser().get('!/assets/editor-Cd34.js', { 'accept-encoding': accepts });
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: expect.stringContaining('Accept-Encoding') as string,
      },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(sent.length));
  },
);

test('browsers ask each time for the worker that answers without a connection, and know the manifest', async () => {
  const worker = await gateway.browser().get('!/sw.js');
  expect(worker).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
  expect(worker.headers['content-type']).toMatch(/^text\/javascript/);
  // It may reach our own server only.
  expect(worker.headers['content-security-policy']).toMatch(/connect-src 'self'/);
  const manifest = await gateway.browser().get('!/manifest.webmanifest');
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(manifest.headers['cache-control']).toBe('no-cache');
});

test('only the worker of the formatters may compile WebAssembly', async () => {
  const policyOf = async (address: string) =>
    String(
      (await gateway.browser().get(address, { ...page, 'accept-encoding': 'br' })).headers[
        'content-security-policy'
      ],
    );
  expect(await policyOf('!/assets/format-worker-C_3-d.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  for (const address of ['!/', '!/problem', '!/assets/index-Ab12.js', '!/format-worker-x.js'])
    expect(await policyOf(address)).not.toContain('wasm');
});

test.each([
  ['an unknown call', '!/api/v1/nothing', page],
  ['a missing file', '!/assets/index-Old.js', page],
  ['a page address without Accept: text/html', '!/problem/x', { accept: '*/*' }],
  ['a hidden file', '!/.vite/manifest.json', {}],
  ['a file outside', '!/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd', {}],
] as const)('%s is 404 in the shape of all errors', async (_what, address, headers) => {
  expect(await gateway.browser().get(address, headers)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
});

test.each(['*/*', 'application/json', 'image/png', ''])(
  'the start page answers GET and HEAD that accept "%s"',
  async (accept) => {
    const got = await gateway.browser().get('!/', { accept });
    expect(got).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(got.text).toContain('<title>Evident</title>');
    expect(await gateway.browser().call('HEAD', '!/', { headers: { accept } })).toMatchObject({
      status: 200,
    });
  },
);

test('the public port tells a load balancer that requests may be sent', async () => {
  expect(await gateway.browser().get('!/healthz')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
  });
});

test('a page answers GET and HEAD only', async () => {
  expect(await gateway.browser().call('POST', '!/problem', { headers: page })).toMatchObject({ status: 404 });
  expect(await gateway.browser().call('HEAD', '!/problem', { headers: page })).toMatchObject({
    status: 200,
    text: '',
  });
});
