import { DomainError } from '@evident/kit';
import { SourcePatience } from './source-patience.js';

const refuse = () => Promise.reject(new DomainError('VALIDATION_FAILED', 'too hard'));
const busy = () => Promise.reject(new DomainError('SERVICE_UNAVAILABLE', 'not now'));
const admit = () => Promise.resolve('JAVA');

test('whoever sent a source that was given up waits ten seconds, and nobody else does', async () => {
  let now = 1_000;
  const patience = new SourcePatience(() => now);
  await expect(patience.tryFor('ada', refuse)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(patience.tryFor('ada', admit)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfterS: 10 },
  });
  expect(await patience.tryFor('grace', admit)).toBe('JAVA');
  now += 10_000;
  expect(await patience.tryFor('ada', admit)).toBe('JAVA');
});

test('a busy reader makes nobody wait', async () => {
  const patience = new SourcePatience(() => 0);
  await expect(patience.tryFor('ada', busy)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await patience.tryFor('ada', admit)).toBe('JAVA');
});
