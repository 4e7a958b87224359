import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { messageOf } from '@evident/kit/thrown';
import { HOSTILE, SchemaValues, type Schema } from './schema-values.js';
import { note, type Totals } from './totals.js';
import type { Visitor } from './visitor.js';

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;
/** Longer than any call may take; imports and verifications run programs. */
const HANG_MS = 150_000;
/** Routes that run programs for up to minutes, and a visitor's way to lose the session that everything else needs. */
const SLOW = /import-package|verify|fill-expected|rejudge|create-problem|update-problem|execute-code/;
const ENDS_SESSION = /logout|sign-out-everywhere|account\/password|second-factor/;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  schema?: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }>; $ref?: string }>;
}
export interface ApiDocument {
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
  components?: { schemas?: Record<string, Schema> };
}

interface Sent {
  path: string;
  query: string;
  body: string | undefined;
  contentType: string;
}

/** Bodies that are no JSON, or JSON that no parser should trip over. */
const RAW_BODIES: readonly string[] = [
  '',
  '{',
  '\ufeff{}',
  '"\\ud800"',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"ADMIN"}}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  '1e999',
  `{"a":"${'x'.repeat(300_000)}"}`,
  '{"a":"\0"}',
];
const CONTENT_TYPES = [
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'x',
];

/** Asks each route of the document for what it expects and for what it does not. */
export class RouteFuzzer {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  private readonly checks = new Map<string, ValidateFunction>();
  private readonly values: SchemaValues;

  constructor(
    private readonly document: ApiDocument,
    private readonly totals: Totals,
    knownIds: readonly string[],
  ) {
    this.ajv.addSchema({ $id: 'api', ...(asDraft2020(document) as object) });
    this.values = new SchemaValues(document.components?.schemas ?? {}, fc.constantFrom(...knownIds));
  }

  /** @param each requests for each route; fewer for those that run programs */
  async run(visitors: readonly Visitor[], each: number, seed: number, only: string): Promise<number> {
    const operations = Object.entries(this.document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation && path.includes(only) ? [{ path, method, operation }] : [];
      }),
    );
    for (const { path, method, operation } of operations) {
      const count = SLOW.test(path) ? Math.ceil(each / 3) : each;
      const requests = fc.sample(this.requests(path, method, operation), { numRuns: count, seed });
      for (const [at, sent] of requests.entries()) {
        const visitor = visitors[at % visitors.length];
        if (visitor) await this.ask(visitor, path, method, operation, sent);
      }
    }
    return operations.length;
  }

  private requests(
    path: string,
    method: string,
    { parameters = [], requestBody }: Operation,
  ): fc.Arbitrary<Sent> {
    const hostileText = fc.constantFrom(...HOSTILE.filter((value) => typeof value === 'string'));
    const parameter = ({ schema = {} }: Parameter) =>
      fc.oneof({ weight: 3, arbitrary: this.values.of(schema) }, { weight: 1, arbitrary: hostileText });
    const inPath = parameters.filter((each) => each.in === 'path');
    const inQuery = parameters.filter((each) => each.in === 'query');
    const record = (of: readonly Parameter[], all: boolean) =>
      fc.record(Object.fromEntries(of.map((each) => [each.name, parameter(each)])), {
        requiredKeys: all ? of.map(({ name }) => name) : [],
      }) as fc.Arbitrary<Record<string, unknown>>;
    const body =
      method === 'get'
        ? fc.constant(undefined)
        : this.bodies(requestBody?.content?.['application/json']?.schema);
    return fc
      .record({
        path: record(inPath, true),
        query: record(inQuery, false),
        body,
        times: fc.constantFrom(1, 1, 1, 2),
      })
      .map((made) => ({
        path: path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(made.path[name] ?? '') || '0'),
        query: Object.entries(made.query)
          .flatMap(([name, value]) => Array.from({ length: made.times }, () => `${name}=${encoded(value)}`))
          .join('&'),
        body: made.body?.text,
        contentType: made.body?.contentType ?? 'application/json',
      }));
  }

  private bodies(schema: Schema = {}): fc.Arbitrary<{ text: string; contentType: string }> {
    const json = this.values.around(schema).map((value) => ({
      text: JSON.stringify(value) ?? 'null',
      contentType: 'application/json',
    }));
    const raw = fc.record({
      text: fc.constantFrom(...RAW_BODIES),
      contentType: fc.constantFrom(...CONTENT_TYPES),
    });
    return fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: raw });
  }

  private async ask(
    visitor: Visitor,
    route: string,
    method: string,
    operation: Operation,
    sent: Sent,
  ): Promise<void> {
    const what = `${method.toUpperCase()} ${route}`;
    this.totals.inputs += 1;
    const user = ENDS_SESSION.test(route) ? await visitor.stranger() : visitor;
    try {
      const answer = await user.send(method, sent, HANG_MS);
      const shown = `${what} ${sent.path}?${sent.query} ${(sent.body ?? '').slice(0, 300)} → ${answer.status} ${answer.text.slice(0, 300)}`;
      if (answer.status >= 500) note(this.totals, 'serverErrors', shown);
      const fault = this.faultOf(route, method, operation, answer);
      if (fault) note(this.totals, 'mismatches', `${fault}: ${shown}`);
      if (answer.status === 401) await visitor.signInAgain();
    } catch (error) {
      note(
        this.totals,
        'hangs',
        `${what} ${sent.path}?${sent.query} ${(sent.body ?? '').slice(0, 300)}: ${messageOf(error)}`,
      );
    }
  }

  /** @returns in what the answer is not what the document says; undefined when it is */
  private faultOf(
    route: string,
    method: string,
    { responses }: Operation,
    { status, contentType, text }: { status: number; contentType: string; text: string },
  ): string | undefined {
    const named = String(status) in responses ? String(status) : 'default';
    const content = responses[named]?.content;
    if (content === undefined) return named === 'default' ? 'undocumented status' : undefined;
    const type = contentType.split(';')[0] ?? '';
    if (!(type in content))
      return text === '' || !('application/json' in content) ? undefined : `content type ${type}`;
    if (type !== 'application/json' || content[type]?.schema === undefined) return undefined;
    const pointer = ['paths', route, method, 'responses', named, 'content', type, 'schema']
      .map(escaped)
      .join('/');
    const check = this.checks.get(pointer) ?? this.ajv.compile({ $ref: `api#/${pointer}` });
    this.checks.set(pointer, check);
    if (check(JSON.parse(text))) return undefined;
    return `schema: ${this.ajv.errorsText(check.errors)}`;
  }
}

/** OpenAPI 3.0 says with a flag that a bound is exclusive; ajv knows `nullable` by itself. */
function asDraft2020(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asDraft2020);
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asDraft2020(inner)]));
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof changed[flag] !== 'boolean') continue;
    const isExclusive = changed[flag];
    delete changed[flag];
    if (isExclusive) {
      changed[flag] = changed[bound];
      delete changed[bound];
    }
  }
  return changed;
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Lone surrogates cannot be written in an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : JSON.stringify(value))
      .replace(/[\ud800-\udfff]/g, '\ufffd')
      .slice(0, 2_000),
  );
