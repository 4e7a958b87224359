import fc, { type Arbitrary } from 'fast-check';

/** What of a JSON schema is used here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
}

const MOST_ITEMS = 3;
const LONG = 'x'.repeat(70_000);

/** Values that a schema seldom expects. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.1,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  "' OR 1=1 --",
  '%00',
  '../../etc/passwd',
  '${7*7}',
  '<script>alert(1)</script>',
  LONG,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, constructor: { prototype: { polluted: true } } },
  Array.from({ length: 5_000 }, () => 1),
];

const hostile = fc.constantFrom(...HOSTILE);

function text(
  { format, minLength = 0, maxLength = 40 }: Schema,
  known: Arbitrary<string>,
): Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof(known, fc.uuid());
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const most = Math.max(minLength, Math.min(maxLength, 200));
  return fc.oneof(
    fc.string({ minLength, maxLength: most }),
    fc.string({ unit: 'binary', minLength, maxLength: most }),
  );
}

/** Small numbers as often as large ones. */
const within = (min: number, max: number): Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max: Math.min(max - min, 100) }).map((more) => min + more),
    fc.double({ min, max, noNaN: true }).map(Math.round),
  );

/** Values that the schema allows, as far as it is understood here. */
export class SchemaValues {
  /** @param known ids that exist in the product. */
  constructor(
    private readonly schemas: Readonly<Record<string, Schema>>,
    private readonly known: Arbitrary<string>,
  ) {}

  of(schema: Schema, depth = 0): Arbitrary<unknown> {
    if (schema.$ref) return this.of(this.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1);
    if (depth > 8) return fc.constant(null);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((each) => this.of(each, depth + 1)));
    if (schema.allOf) return this.of(Object.assign({}, ...schema.allOf) as Schema, depth + 1);
    const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
    if (types.length === 0) return fc.jsonValue();
    return fc.oneof(...types.map((type) => this.ofType(type, schema, depth)));
  }

  /** Mostly what the schema allows; else with one spoilt field, or something else. */
  around(schema: Schema): Arbitrary<unknown> {
    const valid = this.of(schema);
    const spoilt = fc
      .tuple(valid, fc.nat(), hostile)
      .map(([value, at, instead]) => spoil(value, at, instead));
    return fc.oneof(
      { weight: 4, arbitrary: valid },
      { weight: 4, arbitrary: spoilt },
      { weight: 1, arbitrary: hostile },
    );
  }

  private ofType(type: string, schema: Schema, depth: number): Arbitrary<unknown> {
    switch (type) {
      case 'object':
        return this.ofObject(schema, depth);
      case 'array': {
        const minLength = schema.minItems ?? 0;
        const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS));
        return fc.array(this.of(schema.items ?? {}, depth + 1), { minLength, maxLength });
      }
      case 'integer':
      case 'number': {
        const { minimum = -1_000, maximum = 1_000 } = schema;
        const max = Math.max(Math.ceil(minimum), Math.min(Math.floor(maximum), Number.MAX_SAFE_INTEGER));
        return fc.oneof(within(Math.ceil(minimum), max), fc.constantFrom(Math.ceil(minimum), max));
      }
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return text(schema, this.known);
    }
  }

  private ofObject({ properties = {}, required = [] }: Schema, depth: number): Arbitrary<unknown> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, this.of(schema, depth + 1)]),
    );
    return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  }
}

/** Replaces one field, however deep, or adds one. */
function spoil(value: unknown, at: number, instead: unknown): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const place = at % value.length;
    return value.map((item: unknown, index) => (index === place ? spoil(item, at >> 2, instead) : item));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const names = [...Object.keys(value), 'extra'];
    const name = names[at % names.length] ?? 'extra';
    const inner = (value as Record<string, unknown>)[name];
    const deeper = typeof inner === 'object' && at % 3 > 0;
    return { ...value, [name]: deeper ? spoil(inner, at >> 2, instead) : instead };
  }
  return instead;
}
