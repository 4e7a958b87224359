import { AllowedOrigins } from './origins.js';

const plain = new AllowedOrigins(['http://localhost:3000']);
const secure = new AllowedOrigins(['https://evident.example', 'https://www.evident.example']);

test.each([
  ['a named origin', plain, { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  [
    'the second named origin',
    secure,
    { origin: 'https://www.evident.example', host: 'evident.example' },
    true,
  ],
  [
    'a page of the same host under another name',
    plain,
    { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
    true,
  ],
  ['a request without a page', plain, { host: 'localhost:3000' }, true],
  ['another site', plain, { origin: 'https://evil.example', host: 'localhost:3000' }, false],
  ['another port of the host', plain, { origin: 'http://localhost:4000', host: 'localhost:3000' }, false],
  ['a sandboxed page', plain, { origin: 'null', host: 'localhost:3000' }, false],
  [
    'a host whose name only starts with ours',
    plain,
    { origin: 'http://localhost:3000.evil.example', host: 'localhost:3000' },
    false,
  ],
  [
    'plain http although https is configured',
    secure,
    { origin: 'http://evident.example', host: 'evident.example' },
    false,
  ],
  [
    'a cross-site request without Origin',
    plain,
    { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' },
    false,
  ],
] as const)('%s', (_what, origins, headers, admitted) => {
  expect(origins.admits(headers)).toBe(admitted);
});
