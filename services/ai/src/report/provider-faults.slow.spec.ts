import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { whileCollecting } from '@evident/kit/testing/index';
import { z } from 'zod';
import { BILLED, ModelStandIn } from '@evident/stand-ins/model-provider/model-provider';
import { FAULTS, type Mode } from '@evident/stand-ins/model-provider/modes';
import { ReportDraft, WIRE_SCHEMA } from './drafts/draft.js';
import { MemoryBudget } from '../providers/testing/memory-budget.js';
import { AnthropicProvider } from '../providers/anthropic.provider.js';
import { ModelAuthor } from '../providers/model-author.js';
import { ModelError, type ModelFault, type ModelPort } from '../providers/model-port.js';
import { OpenAiProvider } from '../providers/openai.provider.js';

const PRICES = { input: 2_000_000, cachedInput: 200_000, cacheWrite: 2_500_000, output: 8_000_000 };
const PROTOCOLS = ['openai', 'anthropic'] as const;
/** Longer than a busy machine needs to reach the stand-in; where a try is to run out of time, a test says less. */
const PATIENCE_MS = 120_000;
/** Limits of a try that runs out of time, least first: a machine too busy to reach the stand-in within one gets the next. */
const SHORT_TRIES_MS = [100, 1_000, 10_000];

const model = new ModelStandIn();
let origin = '';
beforeAll(async () => {
  origin = await model.listen();
});
afterAll(() => model.close());

let budget = new MemoryBudget({ dayMicros: 1e9, userDayMicros: 1e9 });
beforeEach(() => {
  budget = new MemoryBudget({ dayMicros: 1e9, userDayMicros: 1e9 });
});

function portOf(
  protocol: (typeof PROTOCOLS)[number],
  apiKey = 'sk-local-1',
  tryTimeoutMs = PATIENCE_MS,
): ModelPort {
  const settings = { apiKey, model: 'stand-in', maxOutputTokens: 500, tryTimeoutMs };
  return protocol === 'openai'
    ? new OpenAiProvider({ ...settings, baseUrl: `${origin}/v1` })
    : new AnthropicProvider({ ...settings, baseUrl: origin });
}

const authorOf = (port: ModelPort, deadlineMs = PATIENCE_MS): ModelAuthor =>
  new ModelAuthor(port, budget, { deadlineMs, maxOutputTokens: 500, prices: PRICES });

const write = (author: ModelAuthor, signal = new AbortController().signal) =>
  author.write({
    userId: '7a8b1f9e-0000-4000-8000-000000000001',
    messages: [
      { role: 'system', content: 'Explain.' },
      { role: 'user', content: 'BEGIN CODE abc\n1| print(1)\nEND CODE abc' },
    ],
    wire: WIRE_SCHEMA,
    schema: ReportDraft,
    signal,
  });

async function faultOf(work: Promise<unknown>): Promise<ModelFault> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ModelError) return error.fault;
    throw error;
  }
  throw new Error('It did not fail');
}

/** Transport faults: one call and one more try. Wrong words: one call and one repair. A wrong key: one call. */
const EXPECTED: Readonly<
  Record<(typeof FAULTS)[number], { calls: number; fault: ModelFault; billed: number }>
> = {
  rate_limit: { calls: 2, fault: 'rate_limited', billed: 0 },
  server_error: { calls: 2, fault: 'server_error', billed: 0 },
  timeout: { calls: 2, fault: 'timeout', billed: 0 },
  bad_json: { calls: 2, fault: 'bad_json', billed: 2 },
  truncated: { calls: 2, fault: 'truncated', billed: 2 },
  wrong_schema: { calls: 2, fault: 'bad_schema', billed: 2 },
  unauthorised: { calls: 1, fault: 'unauthorised', billed: 0 },
  cut: { calls: 2, fault: 'connection', billed: 0 },
  drip: { calls: 2, fault: 'timeout', billed: 0 },
};

const triesOf = (mode: Mode): readonly number[] =>
  mode === 'timeout' || mode === 'drip' ? SHORT_TRIES_MS : [PATIENCE_MS];

describe.each(PROTOCOLS)('%s', (protocol) => {
  it.each(FAULTS)(
    '%s: the expected number of calls, the expected error, and no open reservation',
    async (mode) => {
      const { calls, fault, billed } = EXPECTED[mode];
      for (const tryTimeoutMs of triesOf(mode)) {
        model.set(mode);
        const author = authorOf(portOf(protocol, 'sk-local-1', tryTimeoutMs));
        expect(await faultOf(write(author))).toBe(fault);
        if (model.calls.length === calls) break;
      }
      expect(model.calls).toHaveLength(calls);
      expect(budget.open).toBe(0);
      expect(budget.answered).toBe(billed);
    },
  );

  it.each([
    'rate_limit',
    'server_error',
    'timeout',
    'cut',
    'drip',
    'bad_json',
    'truncated',
    'wrong_schema',
  ] satisfies Mode[])('recovers from one %s', async (mode) => {
    let description: string | undefined;
    for (const tryTimeoutMs of triesOf(mode)) {
      model.set(mode, 1);
      const writing = write(authorOf(portOf(protocol, 'sk-local-1', tryTimeoutMs)));
      description = await writing.then(
        ({ value }) => value.description,
        () => undefined,
      );
      if (description !== undefined) break;
    }
    expect(description).toContain('reads its input');
    expect(model.calls).toHaveLength(2);
  });

  it.each(['timeout', 'drip'] as const)(
    'ends %s at the deadline over all tries, whatever the garbage collector took',
    async (mode) => {
      // A machine that is too busy to reach the model within a deadline gets a longer one.
      for (const deadlineMs of [300, 3_000, 30_000]) {
        model.set(mode);
        // The limit of one try is longer than this test may take.
        const author = authorOf(portOf(protocol, 'sk-local-1', 600_000), deadlineMs);
        expect(await whileCollecting(() => faultOf(write(author)))).toBe('timeout');
        if (model.calls.length > 0) break;
      }
      expect(model.calls).toHaveLength(1);
    },
  );

  it('does not wait for a server that asks for a long pause', async () => {
    model.set('slow_down');
    expect(await faultOf(write(authorOf(portOf(protocol))))).toBe('rate_limited');
    expect(model.calls).toHaveLength(1);
  });

  it.each(['fenced', 'thinking'] as const)('reads an answer that is %s', async (mode) => {
    model.set(mode);
    const { value } = await write(authorOf(portOf(protocol)));
    expect(value.description).toContain('reads its input');
    expect(model.calls).toHaveLength(1);
  });

  it('stops at once when the caller aborts, and rethrows the reason', async () => {
    model.set('timeout');
    const caller = new AbortController();
    const writing = write(authorOf(portOf(protocol, 'sk-local-1', 60_000)), caller.signal);
    caller.abort(new Error('cancelled by the learner'));
    await expect(writing).rejects.toThrow('cancelled by the learner');
    expect(budget.open).toBe(0);
  });

  it('asks for the schema in words if the server does not support schemas, and remembers it', async () => {
    model.set('no_schemas');
    const author = authorOf(portOf(protocol));
    await write(author);
    await write(author);
    expect(model.calls.map(({ withSchema }) => withSchema)).toEqual([true, false, false]);
    expect(model.calls[1]?.prompt).toContain('JSON schema');
  });

  it('records cost in whole millionths, and cached tokens separately', async () => {
    model.set('honest');
    const { usage, micros } = await write(authorOf(portOf(protocol)));
    const cacheWrite = protocol === 'anthropic' ? BILLED.cacheWrite : 0;
    expect(usage).toEqual({
      inputTokens: BILLED.input,
      cachedInputTokens: BILLED.cached,
      cacheWriteTokens: cacheWrite,
      outputTokens: BILLED.output,
    });
    expect(micros).toBe(Math.ceil(1_000 * 2 + 800 * 0.2 + cacheWrite * 2.5 + 200 * 8));
    expect(budget.spent).toBe(micros);
  });

  it('makes no call beyond a budget', async () => {
    model.set('honest');
    budget = new MemoryBudget({ dayMicros: 1e9, userDayMicros: 1_000 });
    expect(await faultOf(write(authorOf(portOf(protocol))))).toBe('over_budget');
    expect(model.calls).toHaveLength(0);
  });

  it('does not mention the key in its errors', async () => {
    model.set('unauthorised');
    await expect(write(authorOf(portOf(protocol)))).rejects.not.toThrow('sk-local');
  });
});

it('uses the older name of the limit where a server refuses the newer one, and remembers it', async () => {
  model.set('old_limits');
  const author = authorOf(portOf('openai'));
  await write(author);
  await write(author);
  expect(model.calls).toHaveLength(3);
});

it('sends a flat schema without limits, with every property required', () => {
  const schema = z.looseObject({ required: z.array(z.string()), additionalProperties: z.literal(false) });
  const parsed = schema.parse(WIRE_SCHEMA);
  expect(parsed.required).toEqual(Object.keys(WIRE_SCHEMA.properties as object));
  expect(JSON.stringify(WIRE_SCHEMA)).not.toMatch(/maxLength|minLength|maxItems|minimum|rating/);
});
