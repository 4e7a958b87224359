import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test('describes every call with the schemas that check it', async () => {
  const learner = await gateway.learner();
  const answer = await learner.get('/openapi.json');
  expect(answer.status).toBe(200);
  const document = answer.body as OpenAPIObject;
  const submit = document.paths['/api/v1/execute-code']?.post;
  expect(JSON.stringify(submit?.requestBody)).toContain('#/components/schemas/ExecuteCodeRequest');
  expect(JSON.stringify(submit?.responses['200'])).toContain('#/components/schemas/SubmissionAnswer');
  expect(submit?.responses).toHaveProperty('202');
  expect(document.components?.schemas?.['ExecuteCodeRequest']).toMatchObject({
    example: { language_id: 63 },
  });
  expect(document.components?.schemas?.['ErrorBody']).toMatchObject({
    example: { code: 'VALIDATION_FAILED' },
  });
  const named = new Set(Object.keys(document.components?.schemas ?? {}));
  const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([\w-]+)/g)].map(
    (match) => match[1],
  );
  expect(references.filter((name) => !named.has(name ?? ''))).toEqual([]);
  const bare = Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const)
      .filter((method) => item[method] && !item[method].summary)
      .map((method) => `${method} ${path}`),
  );
  expect(bare).toEqual([]);
});

test('the page is for admins', async () => {
  expect((await gateway.browser().get('/docs')).status).toBe(401);
  expect((await (await gateway.learner()).get('/docs')).status).toBe(403);
  const page = await (await gateway.admin()).get('/docs');
  expect(page.status).toBe(200);
  expect(page.text).toContain('POST /api/v1/execute-code');
});
