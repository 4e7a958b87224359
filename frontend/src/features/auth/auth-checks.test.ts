import { LoginRequest, RegisterRequest } from '@evident/contracts/http/auth';
import { loginForm, signupForm } from './auth-checks.js';

const TEXTS = [
  '',
  '   ',
  'ada@example.org',
  ' ada@example.org ',
  'ada@localhost',
  'ada..b@example.org',
  '.ada@example.org',
  "o'neil+tag@mail.example.co",
  'ada@-example.org',
  `${'a'.repeat(250)}@example.org`,
  '1234567',
  '12345678',
  ' 1234567 ',
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(128),
  'x'.repeat(129),
];
const GOOD = { name: 'Ada', email: 'ada@example.org', password: 'correct horse', code: '123456' };

interface Parsed {
  success: boolean;
  data?: unknown;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}
/** The first message of each field, as the form shows it, or the body that is sent. */
const shown = ({ success, data, error }: Parsed) => {
  if (success) return data;
  const first = new Map<string, string>();
  for (const { path, message } of error?.issues ?? [])
    if (!first.has(String(path[0]))) first.set(String(path[0]), message);
  return Object.fromEntries(first);
};

describe.each([
  ['login', loginForm, LoginRequest, ['email', 'password', 'code']],
  ['signup', signupForm, RegisterRequest, ['name', 'email', 'password']],
] as const)('the checks of %s are those of the contract', (_page, ours, contract, fields) => {
  it.each(fields)('for %s', (field) => {
    for (const text of TEXTS) {
      const body = Object.fromEntries(fields.map((name) => [name, name === field ? text : GOOD[name]]));
      expect([text, shown(ours.safeParse(body))]).toEqual([text, shown(contract.safeParse(body))]);
    }
  });
});
