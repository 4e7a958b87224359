import { z } from 'zod';
import * as contracts from './index.js';

const named = Object.values(contracts as Record<string, unknown>).flatMap((schema) => {
  const meta = schema instanceof z.ZodType ? schema.meta() : undefined;
  return schema instanceof z.ZodType && meta?.id !== undefined ? [{ schema, id: meta.id, meta }] : [];
});
const examples = named.flatMap(({ schema, id, meta }) =>
  ((meta['examples'] ?? []) as unknown[]).map((value) => [id, schema, value] as const),
);

test.each(examples)('the example of %s is what its schema says', (_id, schema, value) => {
  expect(schema.parse(value)).toEqual(value);
});

test('every request of the API has an example', () => {
  const shown = new Set(examples.map(([id]) => id));
  const requests = named.map(({ id }) => id).filter((id) => id.endsWith('Request'));
  expect(requests.length).toBeGreaterThan(15);
  expect(requests.filter((id) => !shown.has(id))).toEqual([]);
});
