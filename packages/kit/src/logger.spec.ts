import { createLogger, NestLogger } from './logger.js';
import { withRequestId } from './request-context.js';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger('test', 'info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const SECRET = 'only-its-owner-knows';
const FIELDS = [
  'password',
  'newPassword',
  'sourceCode',
  'source_code',
  'stdin',
  'token',
  'refresh_token',
  'authorization',
  'Set-Cookie',
  'cookie',
  'ticket',
  'apiKey',
  'key_secret',
  'X-Razorpay-Signature',
];

describe('redaction', () => {
  it.each(FIELDS)('hides %s at any depth, in lists and in errors', (field) => {
    const error = Object.assign(new Error('refused'), { config: { headers: { [field]: SECRET } } });
    const nested = { [field]: SECRET, a: { [field]: SECRET, b: [{ c: { [field]: SECRET } }] } };
    const lines = logged((logger) => {
      logger.info({ ...nested, err: error }, 'a line');
      logger.error({ err: error, request: nested }, 'a failure');
      new NestLogger(logger).log({ event: 'claimed', ...nested });
    });
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain(SECRET);
    expect(lines[1]).toMatchObject({ err: { message: 'refused' }, msg: 'a failure' });
  });

  it('leaves what operators need', () => {
    const [line] = logged((logger) => logger.info({ tokens: 3, code: 'NOT_FOUND', list: [1, { id: 'x' }] }));
    expect(line).toMatchObject({ tokens: 3, code: 'NOT_FOUND', list: [1, { id: 'x' }] });
  });
});

describe('a line', () => {
  it('carries the id of its request, and an event that of the request that caused it', () => {
    const lines = logged((logger) =>
      withRequestId('of-this-call', () => {
        const nest = new NestLogger(logger);
        logger.info('anything');
        nest.log({ event: 'claimed', requestId: 'of-the-click' });
        nest.log({ event: 'judged', requestId: null });
      }),
    );
    expect(lines.map(({ requestId }) => requestId)).toEqual(['of-this-call', 'of-the-click', 'of-this-call']);
  });

  it("of Nest's own start is no event", () => {
    expect(logged((logger) => new NestLogger(logger).log('Mapped {/problems, GET} route', 'Router'))).toEqual(
      [],
    );
  });
});
