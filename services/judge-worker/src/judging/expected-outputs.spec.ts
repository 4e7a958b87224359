import { describe, expect, it } from '@jest/globals';
import { endless, type Script } from '../programs/testing/scripted-factory.js';
import { echo, judge, task } from './testing/judged-task.js';

describe('expected outputs of a judging', () => {
  describe('cases without an answer', () => {
    const custom = { cases: [{ id: 'c1', input: '5', answer: null, hidden: false }] };
    const reference = { language: 'PYTHON', sourceCode: 'reference' } as const;
    const run: Script['run'] = ({ source, input }) => ({
      stdout: source === 'reference' ? `${Number(input) + 1}\n` : '6',
    });

    it('are compared with the output of the reference', async () => {
      const { result } = await judge({ run }, task(0, { kind: 'run', reference, ...custom }));
      expect(result?.tests[0]).toMatchObject({ verdict: 'accepted', referenceExpected: '6\n' });
      const wrong = await judge(
        { run: ({ source }) => ({ stdout: source === 'reference' ? '7' : '6' }) },
        task(0, { kind: 'run', reference, ...custom }),
      );
      expect(wrong.result?.tests[0]).toMatchObject({
        verdict: 'wrong_answer',
        message: 'line 1: expected 7, got 6',
      });
    });

    it('show the output of the reference, but are compared with their own answer if they have one', async () => {
      const cases = [{ id: 'c1', input: '5', answer: '6', hidden: false }];
      const { result } = await judge(
        { run: ({ source }) => ({ stdout: source === 'reference' ? '9' : '6' }) },
        task(0, { kind: 'run', reference, cases }),
      );
      expect(result?.tests[0]).toMatchObject({ verdict: 'accepted', referenceExpected: '9' });
    });

    it('pass on every clean exit when the reference fails or is missing', async () => {
      const broken: Script['run'] = ({ source }) =>
        source === 'reference' ? { evidence: { exitCode: 1 } } : { stdout: '6' };
      const { result } = await judge({ run: broken }, task(0, { kind: 'run', reference, ...custom }));
      expect(result?.tests[0]).toMatchObject({ verdict: 'accepted', referenceExpected: null });
      const none = await judge({ run }, task(0, { kind: 'run', ...custom }));
      expect(none.result?.verdict).toBe('accepted');
      const unbuilt = await judge(
        { run, compile: (source) => (source === 'reference' ? 'bad' : null) },
        task(0, { kind: 'run', reference, ...custom }),
      );
      expect(unbuilt.result?.tests[0]).toMatchObject({ verdict: 'accepted', referenceExpected: null });
    });
  });

  describe('the reference', () => {
    const reference = { language: 'PYTHON', sourceCode: 'reference' } as const;
    const validator = { language: 'JAVASCRIPT', sourceCode: 'validator' } as const;
    const cases = ['5', 'huge'].map((input, at) => ({ id: `c${at}`, input, answer: null, hidden: false }));

    it('runs only on inputs that the validator allows', async () => {
      const { result, factory } = await judge(
        {
          run: ({ source, input }) =>
            source === 'validator' ? { stdout: input === '5' ? 'null' : '"too large"' } : { stdout: '6' },
        },
        task(0, { kind: 'run', reference, validator, cases }),
      );
      const seen = factory.calls.filter(({ source }) => source === 'reference').map(({ input }) => input);
      expect(seen).toEqual(['5']);
      expect(result?.tests.map(({ referenceExpected }) => referenceExpected)).toEqual(['6', null]);
      expect(result?.tests.map(({ inputProblem }) => inputProblem)).toEqual([undefined, 'too large']);
    });

    it.each([['not JSON'], ['{"too":"large"}'], ['7']])(
      'does not run either when the validator prints %s, and tells no reason',
      async (said) => {
        const { result } = await judge(
          { run: ({ source }) => ({ stdout: source === 'validator' ? said : '6' }) },
          task(0, { kind: 'run', reference, validator, cases: cases.slice(0, 1) }),
        );
        expect(result?.tests[0]).toMatchObject({ referenceExpected: null });
        expect(result?.tests[0]?.inputProblem).toBeUndefined();
      },
    );

    it.each(['reference', 'validator'])('spends the time of the judging, as the %s', async (slow) => {
      const { result } = await judge(
        {
          run: ({ source, signal }) => {
            if (source === slow) return endless(signal);
            return { stdout: source === 'validator' ? 'null' : '6' };
          },
        },
        task(0, { kind: 'run', reference, validator, cases }),
        { wallMs: 50 },
      );
      expect(result?.verdict).toBe('time_limit_exceeded');
    });

    it('closes what it opened when the platform fails to open the validator', async () => {
      const { error } = await judge(
        {
          run: echo,
          compile: (source) => {
            if (source === 'validator') throw new Error('no room');
            return null;
          },
        },
        task(0, { kind: 'run', reference, validator, cases }),
      );
      expect(error).toMatchObject({ message: 'no room' });
    });
  });

  describe('custom checkers', () => {
    const checker = { kind: 'custom', source: 'checker' } as const;
    const answers =
      (exitCode: number, stdout = ''): Script['run'] =>
      ({ source, input }) =>
        source === 'checker' ? { stdout, evidence: { exitCode } } : { stdout: `<${input}>` };

    it('read input, answer and output as three JSON lines, and decide by their exit code', async () => {
      const { result, factory } = await judge({ run: answers(0) }, task(1, { checker }));
      expect(result?.verdict).toBe('accepted');
      expect(factory.calls.find(({ source }) => source === 'checker')?.input).toBe('"t1"\n"t1"\n"<t1>"\n');
      const rejected = await judge({ run: answers(1, 'too long\n') }, task(1, { checker }));
      expect(rejected.result?.tests[0]).toMatchObject({ verdict: 'wrong_answer', message: 'too long' });
      const format = await judge({ run: answers(2) }, task(1, { checker }));
      expect(format.result?.tests[0]?.message).toBe('the output is not in the stated format');
    });

    it('give no verdict when they crash, do not compile or are missing, and tell the test and their own error', async () => {
      const run: Script['run'] = ({ source, input }) =>
        source === 'checker'
          ? { stderr: 'Traceback\nKeyError: 3', evidence: { exitCode: 7 } }
          : { stdout: `<${input}>` };
      const crash = await judge({ run }, task(1, { checker }));
      expect(String(crash.error)).toBe(
        'CheckerFault: On test 1: The checker program ended with exit code 7, which neither accepts nor rejects:\nTraceback\nKeyError: 3',
      );
      const unbuilt = await judge(
        { run: echo, compile: (source) => (source === 'checker' ? 'bad' : null) },
        task(1, { checker }),
      );
      expect(String(unbuilt.error)).toMatch(/CheckerFault/);
      const missing = await judge({ run: echo }, task(1, { checker: { kind: 'custom' } }));
      expect(String(missing.error)).toMatch(/CheckerFault/);
    });
  });
});
