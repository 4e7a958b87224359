import { EXAMPLES } from './examples.js';

test.each(EXAMPLES.map(({ schema, value }) => [schema.meta()?.id ?? 'nameless', schema, value] as const))(
  'the example of %s is what its schema says',
  (name, schema, value) => {
    expect(name).not.toBe('nameless');
    expect(schema.parse(value)).toEqual(value);
  },
);
