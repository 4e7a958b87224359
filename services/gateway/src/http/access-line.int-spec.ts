import { NestLogger, type EventLine } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
const written: EventLine[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
  jest.spyOn(NestLogger.prototype, 'log').mockImplementation((line) => {
    if (typeof line === 'object') written.push(line as EventLine);
  });
});
afterAll(() => gateway.stop());
beforeEach(() => void written.splice(0));

const line = () => until('the line', () => Promise.resolve(written[0]));

test('each request writes one line with its id, route, status and user', async () => {
  const learner = await gateway.learner();
  await until('the line of the registration', () => Promise.resolve(written.length > 0));
  written.splice(0);
  await learner.get('/auth/get-me', { 'x-request-id': 'click-12345' });
  expect(await line()).toMatchObject({
    event: 'request',
    requestId: 'click-12345',
    method: 'GET',
    path: '/api/v1/auth/get-me',
    status: expect.any(Number),
    user: learner.user?.id,
    ms: expect.any(Number),
  });
  expect(written).toHaveLength(1);
});

test('no line holds the token of a mailed link, or what a body holds', async () => {
  const browser = gateway.browser();
  await browser.get('!/reset-password?token=secret-of-a-mail');
  expect(await line()).toMatchObject({ path: '/reset-password', status: 404 });
  written.splice(0);
  await browser.post('/auth/login', { email: 'a@example.org', password: 'secret-of-a-person' });
  await line();
  expect(JSON.stringify(written)).not.toContain('secret');
});
