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

test('the page and its files are for admins', async () => {
  const admin = await gateway.admin();
  const learner = await gateway.learner();
  const page = await admin.get('/docs');
  expect(page.status).toBe(200);
  const files = [...page.text.matchAll(/(?:src|href)="\/api\/v1(\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(files).toHaveLength(3);
  for (const path of ['/docs', ...files]) {
    expect((await gateway.browser().get(path)).status).toBe(401);
    expect((await learner.get(path)).status).toBe(403);
    expect((await admin.get(path)).status).toBe(200);
  }
  expect((await admin.get('/docs/package.json')).status).toBe(404);
});

test('the page has no inline script and names no other host', async () => {
  const admin = await gateway.admin();
  const { text } = await admin.get('/docs');
  expect(text).not.toMatch(/<script(?! src="\/)|style=|https?:/);
  expect((await admin.get('/docs/start.js')).text).not.toMatch(/https?:/);
});

test('every call documents the errors that it answers', async () => {
  const learner = await gateway.learner();
  const { paths, components } = (await learner.get('/openapi.json')).body as OpenAPIObject;
  expect(components?.schemas?.['ErrorBody']).toMatchObject({ properties: { code: {} } });
  const errors = Object.values(paths).flatMap((item) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) =>
      item[method] ? [JSON.stringify(item[method].responses['default'])] : [],
    ),
  );
  expect(errors.length).toBeGreaterThan(40);
  expect(errors.filter((error) => !error?.includes('#/components/schemas/ErrorBody'))).toEqual([]);
});

// A query whose schema had an id of its own became one parameter without a name.
test('every parameter has a name', async () => {
  const learner = await gateway.learner();
  const { paths } = (await learner.get('/openapi.json')).body as OpenAPIObject;
  const unnamed = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) =>
      (item[method]?.parameters ?? []).flatMap((parameter) =>
        'name' in parameter && parameter.name ? [] : [`${method} ${path}`],
      ),
    ),
  );
  expect(unnamed).toEqual([]);
  expect(JSON.stringify(paths['/api/v1/submission/get-all-submissions']?.get?.parameters)).toContain(
    '"limit"',
  );
});

// Answers hold null where the document named only the other values, so generated clients refused them.
test('null is named where an answer may hold it', async () => {
  const learner = await gateway.learner();
  const { components } = (await learner.get('/openapi.json')).body as OpenAPIObject;
  const unnamed: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as { nullable?: boolean; enum?: unknown[]; type?: string };
    if (schema.nullable && (schema.type === undefined || schema.enum?.includes(null) === false))
      unnamed.push(path);
    for (const [key, inner] of Object.entries(schema)) look(inner, `${path}/${key}`);
  };
  look(components?.schemas, '');
  expect(unnamed).toEqual([]);
  expect(JSON.stringify(components?.schemas?.['FoundUserAnswer'])).toContain('#/components/schemas/User"');
});
