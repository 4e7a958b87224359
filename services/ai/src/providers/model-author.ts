import { z } from 'zod';
import type { ModelBudget } from './model-budget.js';
import {
  addUsage,
  ModelError,
  NO_USAGE,
  type JsonSchema,
  type ModelAnswer,
  type ModelMessage,
  type ModelPort,
  type ModelUsage,
} from './model-port.js';
import { costOf, mostACallCosts, type Prices } from './price.js';

interface ModelAuthorSettings {
  /** All tries and the repair together. */
  deadlineMs: number;
  maxOutputTokens: number;
  prices: Prices;
}

interface Written<T> {
  value: T;
  usage: ModelUsage;
  /** Millionths of the bill's currency. */
  micros: number;
}

interface Task<T> {
  /** The user whose budget is used; never sent to a provider. */
  userId: string;
  messages: readonly ModelMessage[];
  wire: JsonSchema;
  schema: z.ZodType<T>;
  signal: AbortSignal;
}

/**
 * One call and one repair. The provider retries transport faults; here the model may correct an invalid answer once.
 */
const REPAIRABLE = new Set(['bad_json', 'bad_schema', 'truncated']);
/** A second try of the same call may be billed as well. */
const BILLED_TRIES = 2;
const MAX_REPAIR_TEXT = 8_000;

class WrongAnswer extends ModelError {
  constructor(
    fault: 'bad_json' | 'bad_schema' | 'truncated',
    message: string,
    readonly answer: string,
  ) {
    super(fault, message);
  }
}

/** Gets a valid object from a model within a deadline and a budget, and records its cost. */
export class ModelAuthor {
  constructor(
    private readonly port: ModelPort,
    private readonly budget: ModelBudget,
    private readonly settings: ModelAuthorSettings,
  ) {}

  get name(): string {
    return this.port.name;
  }

  /**
   * @throws ModelError, also `over_budget`.
   * @throws the signal's reason when the caller aborts.
   */
  async write<T>(task: Task<T>): Promise<Written<T>> {
    const { deadlineMs } = this.settings;
    // Not AbortSignal.timeout: in Node 20 it can be garbage-collected, and then it never aborts.
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new DOMException('The deadline has passed', 'TimeoutError')),
      deadlineMs,
    );
    const signal = AbortSignal.any([task.signal, deadline.signal]);
    const total = { usage: NO_USAGE, micros: 0 };
    const call = async (messages: readonly ModelMessage[]): Promise<T> => {
      const { answer, micros } = await this.pay({ ...task, messages, signal });
      total.usage = addUsage(total.usage, answer.usage);
      total.micros += micros;
      return readAnswer(answer, task.schema);
    };
    try {
      return { value: await this.withRepair(task.messages, call), ...total };
    } catch (error) {
      task.signal.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private async withRepair<T>(
    messages: readonly ModelMessage[],
    call: (messages: readonly ModelMessage[]) => Promise<T>,
  ): Promise<T> {
    try {
      return await call(messages);
    } catch (error) {
      if (!(error instanceof ModelError) || !REPAIRABLE.has(error.fault)) throw error;
      const said = error instanceof WrongAnswer ? error.answer.slice(0, MAX_REPAIR_TEXT) : '';
      return call([
        ...messages,
        ...(said === '' ? [] : [{ role: 'assistant' as const, content: said }]),
        {
          role: 'user',
          content: `${error.message}. Answer again: one JSON object that fits the schema, and shorter.`,
        },
      ]);
    }
  }

  private async pay<T>({
    userId,
    messages,
    wire,
    signal,
  }: Task<T>): Promise<{ answer: ModelAnswer; micros: number }> {
    const { maxOutputTokens, prices } = this.settings;
    const texts = [...messages.map(({ content }) => content), JSON.stringify(wire)];
    const most = mostACallCosts(texts, maxOutputTokens, prices);
    const id = await this.budget.reserve({ userId, engine: this.port.name, micros: most * BILLED_TRIES });
    if (id === null)
      throw new ModelError('over_budget', 'The budget for language models is used up for today');
    try {
      const answer = await this.port.complete(wire, messages, signal);
      const micros = costOf(answer.usage, prices);
      await this.budget.record(id, { micros, usage: answer.usage, outcome: 'ok' });
      return { answer, micros };
    } catch (error) {
      const fault = error instanceof ModelError ? error.fault : 'server_error';
      // It is unknown whether an interrupted call was billed, so it counts in full unless the provider refused it at
      // once.
      const micros = fault === 'timeout' || fault === 'connection' || fault === 'bad_json' ? most : 0;
      await this.budget.record(id, { micros, usage: NO_USAGE, outcome: fault });
      throw error;
    }
  }
}

/** The JSON object of an answer, without thoughts before it and a fence of Markdown around it. */
function objectIn(text: string): string {
  const said = text.replace(/^[\s\S]*<\/think(?:ing)?>/, '').trim();
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n\s*```/.exec(said)?.[1] ?? said;
  const [from, to] = [fenced.indexOf('{'), fenced.lastIndexOf('}')];
  return from >= 0 && to > from ? fenced.slice(from, to + 1) : fenced;
}

const MAX_ISSUES = 5;

function readAnswer<T>({ text, finish }: ModelAnswer, schema: z.ZodType<T>): T {
  if (finish === 'refused') throw new ModelError('refused', 'The model refused to answer');
  if (finish === 'truncated') throw new WrongAnswer('truncated', 'The answer was cut off', '');
  let json: unknown;
  try {
    json = JSON.parse(objectIn(text));
  } catch {
    throw new WrongAnswer('bad_json', 'The answer is no JSON', text);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new WrongAnswer('bad_schema', `The answer does not fit the schema: ${issues.join('; ')}`, text);
}
