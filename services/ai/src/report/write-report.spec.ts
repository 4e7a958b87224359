import { AnalysisResult } from '@evident/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModelStandIn } from '@evident/stand-ins/model-provider/model-provider';
import { FAULTS } from '@evident/stand-ins/model-provider/modes';
import type { Outline } from '../reading/outline.js';
import { ModelAuthor } from '../providers/model-author.js';
import { OpenAiProvider } from '../providers/openai.provider.js';
import { rate } from './rating/rate.js';
import { localRunner } from '../testing/local-runner.js';
import { MemoryBudget } from '../providers/testing/memory-budget.js';
import { sampleFindings } from '../testing/sample-findings.js';
import { writeBuiltIn } from './words/built-in.writer.js';
import { writeReport, type ReportTools } from './write-report.js';

const model = new ModelStandIn();
let origin = '';
beforeAll(async () => {
  origin = await model.listen();
});
afterAll(() => model.close());

const findings = sampleFindings();
const rated = rate(findings);
const outline: Outline = {
  silent: findings.sourceCode,
  traits: [],
  approaches: [],
  functions: 0,
  loops: 1,
  nesting: 1,
};

/** @param tryTimeoutMs short only where the model is to be silent */
function authorWith(dayMicros = 1e12, tryTimeoutMs = 60_000): ModelAuthor {
  const settings = { apiKey: 'sk-local-1', model: 'stand-in', maxOutputTokens: 500, tryTimeoutMs };
  const prices = { input: 1_000_000, cachedInput: 100_000, cacheWrite: 0, output: 4_000_000 };
  const port = new OpenAiProvider({ ...settings, baseUrl: `${origin}/v1` });
  const budget = new MemoryBudget({ dayMicros, userDayMicros: dayMicros });
  return new ModelAuthor(port, budget, { deadlineMs: 120_000, maxOutputTokens: 500, prices });
}

const tools = (changes: Partial<ReportTools> = {}): ReportTools => ({
  author: authorWith(),
  userId: '7a8b1f9e-0000-4000-8000-000000000001',
  problem: null,
  runner: localRunner,
  cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
  outline,
  signal: new AbortController().signal,
  ...changes,
});

describe('a report', () => {
  it('is written by the built-in engine, and costs a token, when no model may be asked', async () => {
    const report = await writeReport(findings, rated, tools({ author: null }));
    expect(report).toMatchObject({ engine: 'built-in', freeBecause: null, usage: null });
    expect(report.result).toEqual(writeBuiltIn(findings, rated, outline));
  });

  it('keeps the built-in words and adds the model’s reasons', async () => {
    model.set('honest');
    const report = await writeReport(findings, rated, tools());
    expect(report).toMatchObject({ engine: 'openai/stand-in', freeBecause: null });
    expect(report.usage?.micros).toBeGreaterThan(0);
    expect(AnalysisResult.parse(report.result).rating).toBe(rated.rating);
    expect(report.result['tc&sc']).toContain('O(n) (measured)');
    expect(report.result['tc&sc']).toContain('Each element of the input');
    expect(report.result.description).toContain('works through it');
  });

  it.each(FAULTS)('is the built-in engine’s, and free, when the model fails: %s', async (fault) => {
    model.set(fault);
    const report = await writeReport(findings, rated, tools({ author: authorWith(1e12, 400) }));
    expect(report.engine).toBe('built-in');
    expect(report.freeBecause).toContain('language model failed');
    expect(report.result).toEqual(writeBuiltIn(findings, rated, outline));
  });

  it('is the built-in engine’s, without a call, when the budget is used up', async () => {
    model.set('honest');
    const report = await writeReport(findings, rated, tools({ author: authorWith(10) }));
    expect(report).toMatchObject({ engine: 'built-in', freeBecause: null });
    expect(model.calls).toHaveLength(0);
  });

  it('sends nothing when comments cannot be told from code', async () => {
    model.set('honest');
    await writeReport(findings, rated, tools({ outline: null }));
    expect(model.calls).toHaveLength(0);
  });

  it('rejects with the reason of the caller who aborts', async () => {
    model.set('timeout');
    const caller = new AbortController();
    const writing = writeReport(findings, rated, tools({ signal: caller.signal }));
    caller.abort(new Error('cancelled'));
    await expect(writing).rejects.toThrow('cancelled');
  });
});
