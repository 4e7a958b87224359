/** Names of fields that no log may show, in lower case and without `-` and `_`. */
const SECRET = new Set([
  'accesstoken',
  'apikey',
  'authorization',
  'body',
  'caller',
  'clientsecret',
  'cookie',
  'currentpassword',
  'idtoken',
  'keysecret',
  'newpassword',
  'password',
  'proof',
  'rawbody',
  'refreshtoken',
  'secret',
  'setcookie',
  'sourcecode',
  'stderr',
  'stdin',
  'stdout',
  'testsetticket',
  'ticket',
  'token',
  'webhooksecret',
  'xrazorpaysignature',
]);
const CENSORED = '[redacted]';
/** Deeper values are left out. */
const MOST_DEEP = 6;
const MOST_ITEMS = 50;

const isSecret = (name: string): boolean => SECRET.has(name.toLowerCase().replaceAll(/[-_]/g, ''));

/** @returns a copy of what would be logged, without the values of secret fields at any depth. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= MOST_DEEP) return '[too deep]';
  if (Buffer.isBuffer(value)) return `[${value.length} bytes]`;
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => redacted(item, depth + 1));
  // An error becomes fields in its serializer, which redacts them.
  if (value instanceof Error && depth <= 1) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isSecret(name) ? CENSORED : redacted(field, depth + 1),
    ]),
  );
}
