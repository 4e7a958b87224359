import { sampleFindings, testRow } from '../testing/sample-findings.js';
import { collectEvidence } from './evidence/collect-evidence.js';
import { bugWords } from './words/bug-words.js';

const smallEdit = { line: 2, before: 'i < n', after: 'i <= n' };
const counterExample = {
  input: '1\n',
  expected: '1\n',
  actual: '0\n',
  verdict: 'wrong_answer',
  message: '',
} as const;
const suspects = [{ first: 1, last: 1, failing: 2, passing: 0 }];
const coverage = { tests: 5, ofTests: 5, missed: [], more: 0, suspects };

describe('a small edit in the report', () => {
  it.each([
    [{ tests: testRow(3, 2), counterExample }, 'the failing input and every test pass.'],
    [{ tests: testRow(3, 2) }, 'every test passes.'],
    [{ counterExample }, 'the failing input passes too.'],
  ])('is told as what was run', (changes, ending) => {
    const findings = sampleFindings({ smallEdit, ...changes });
    const sentence = `With \`i <= n\` instead of \`i < n\` on line 2 ${ending}`;
    expect(bugWords(findings)).toContain(sentence);
    expect(collectEvidence(findings).evidence).toContainEqual(
      expect.objectContaining({ strength: 'proved', line: 2, text: sentence }),
    );
  });

  it('stands in place of the lines that runs point to', () => {
    const wrong = sampleFindings({ tests: testRow(3, 2), coverage, likelyLines: [1] });
    expect(bugWords(wrong)).toContain('Look first at line 1');
    expect(bugWords({ ...wrong, smallEdit })).not.toContain('Look first');
  });

  it('is not told when there is none', () => {
    const wrong = sampleFindings({ tests: testRow(3, 2) });
    expect(bugWords(wrong)).not.toContain('instead of');
  });
});
