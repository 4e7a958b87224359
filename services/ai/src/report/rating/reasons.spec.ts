import { sampleFindings, testRow } from '../../testing/sample-findings.js';
import { rate } from './rate.js';

const reasonsOf = (...given: Parameters<typeof sampleFindings>): string[] =>
  rate(sampleFindings(...given)).breakdown.map(({ reason }) => reason);

describe('the reasons of a rating', () => {
  it('say once, and not in every part, that a wrong program gets fewer points', () => {
    const reasons = reasonsOf({ tests: testRow(2, 3) }).join(' ');
    expect(reasons.match(/count less/g)).toHaveLength(1);
    expect(reasons).not.toContain('Reduced');
  });

  it('do not call a program that crashes free of risks', () => {
    const tests = testRow(2, 1).map((test) =>
      test.verdict === 'accepted' ? test : { ...test, verdict: 'runtime_error' as const },
    );
    const reasons = reasonsOf({ tests });
    expect(reasons).toContain('It crashes when it is run; reading the code found nothing else.');
    expect(reasons.join(' ')).not.toContain('Nothing risky');
  });
});
