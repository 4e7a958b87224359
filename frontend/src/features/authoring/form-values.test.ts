import { CreateProblemRequest } from '@evident/contracts/http/problems';
import { EMPTY_FORM, updateOf, withoutBlankTags } from './form-values.js';
import { SAMPLES } from './sample-problems.js';

const stored = { id: '5d2f1c0e-0000-4000-8000-000000000002', updatedAt: '2026-01-01T10:00:00.000Z' };

describe('form values', () => {
  it('both samples match the schema of the call', () => {
    expect(() => CreateProblemRequest.parse(SAMPLES.dp)).not.toThrow();
    expect(() => CreateProblemRequest.parse(SAMPLES.string)).not.toThrow();
  });

  it('sends hints and editorial only when they were edited', () => {
    const checked = CreateProblemRequest.parse(SAMPLES.dp);
    const untouched = updateOf(checked, { hints: false, editorial: false, programs: false }, stored);
    expect(untouched).not.toHaveProperty('hints');
    expect(untouched).not.toHaveProperty('editorial');
    expect(untouched).toMatchObject(stored);
    expect(
      updateOf({ ...checked, hints: '' }, { hints: true, editorial: false, programs: false }, stored).hints,
    ).toBe('');
  });

  it('requires a test case', () => {
    const { error } = CreateProblemRequest.safeParse({ ...SAMPLES.dp, testcases: [] });
    expect(error?.issues.map(({ message }) => message)).toEqual(['At least one test case is required']);
  });

  it('drops blank tags before validation', () => {
    expect(withoutBlankTags({ ...EMPTY_FORM, tags: [' Array ', '', '  '] }).tags).toEqual(['Array']);
  });
});
