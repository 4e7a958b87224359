import {
  canonicalTags,
  changedTimeLimits,
  requireOutputs,
  requireSource,
  slugOf,
  testsOf,
} from './problem-changes.js';

describe('tags', () => {
  it('are trimmed, merged by case and spelled as known', () => {
    expect(
      canonicalTags(['  hash   table ', 'Hash Table', 'MATH', 'Brand New'], ['Hash Table', 'Math']),
    ).toEqual(['Hash Table', 'Math', 'Brand New']);
  });

  it('refuse a list with blank tags only', () => {
    expect(() => canonicalTags([' ', '\t'], [])).toThrow('At least one tag is required');
  });
});

describe('limits of single languages', () => {
  const stored = { timeLimitMs: 2_000, timeLimitsMs: { JAVA: 1_500 } };

  it.each([undefined, 2_000])('stay when the form sends %s', (sent) => {
    expect(changedTimeLimits(stored, sent)).toEqual(stored);
  });

  it('go when the form sends another limit', () => {
    expect(changedTimeLimits(stored, 1_000)).toEqual({ timeLimitMs: 1_000, timeLimitsMs: {} });
  });
});

describe('slugs', () => {
  it.each([
    ['Two Sum', 'two-sum'],
    ['  Größte Fläche!  ', 'gro-te-flache'],
    ['???', 'problem'],
  ])('of %j is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe('test cases', () => {
  it('keep their ids, get free ones, and end their texts with a line feed', () => {
    const tests = testsOf([
      { id: 'sample-1', input: '1\r\n2', output: '3' },
      { input: '4', output: '4', hidden: true },
      { id: 'sample-1', input: '5', output: '5\n\n' },
      { id: '../x', input: '6', output: '6' },
    ]);
    expect(tests.map((test) => test.id)).toEqual(['sample-1', 'test-2', 'test-3', 'test-4']);
    expect(tests[0]).toEqual({ id: 'sample-1', input: '1\n2\n', answer: '3\n', hidden: false });
    expect(tests[2]?.answer).toBe('5\n\n');
  });
});

function refusalOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('expected outputs', () => {
  const example = { input: '1', output: '' };
  const sent = {
    testcases: [
      { input: '1', output: '2' },
      { input: '2', output: '' },
    ],
    examples: { JAVASCRIPT: example, PYTHON: { input: '1', output: '2' }, JAVA: example },
  };

  it('may be empty for an interactive problem only, and each missing one is named', () => {
    expect(() => requireOutputs({ kind: 'interactive' }, sent)).not.toThrow();
    expect(() => requireOutputs({ kind: 'exact' }, {})).not.toThrow();
    const refusal = refusalOf(() => requireOutputs({ kind: 'exact' }, sent));
    expect(refusal).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        fields: {
          'testcases.1.output': 'Output is required',
          'examples.JAVASCRIPT.output': 'Output is required',
          'examples.JAVA.output': 'Output is required',
        },
      },
    });
  });
});

describe('the program of a checker or an interactor', () => {
  const stored = { kind: 'interactive', source: 'print(1)' } as const;

  it('stays when another one is not sent, as long as the kind is the same', () => {
    expect(requireSource({ kind: 'interactive', source: ' ' }, stored)).toEqual(stored);
    expect(requireSource({ kind: 'interactive', source: 'x' }, stored)).toMatchObject({ source: 'x' });
    expect(() => requireSource({ kind: 'custom' }, stored)).toThrow('A custom checker needs its program');
    expect(() => requireSource({ kind: 'interactive' }, { kind: 'exact' })).toThrow(
      'An interactive problem needs its interactor',
    );
  });
});
