import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  asScript,
  canonicalText,
  generatorProgram,
  type GeneratorRequest,
  SLICE_CHARS,
  validatorProgram,
} from '@evident/catalogue';
import { type Actor, type Language, LIMITS } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SandboxedRunsService } from './sandboxed-runs.service.js';

const decompress = promisify(gunzip);
const LIMITS_OF_PACKAGE_CODE = { timeLimitMs: 10_000, memoryLimitKb: 524_288 };
/** Runs of one batch; the judge must finish the whole batch within a minute. */
const RUNS_PER_BATCH = 100;
const MAX_VARIABLES = 20;
/** Base64 is a third longer, and gzip makes random bytes a little longer. */
const MAX_SLICES = Math.ceil((LIMITS.testInputBytes * 1.4) / SLICE_CHARS);

/** A program of a package, and what a message calls it. */
export interface PackageProgram {
  sourceCode: string;
  name: string;
  /** JavaScript if it is left out. */
  language?: Language;
}

const bound = z.number().int();
const GeneratorShape = z.object({
  families: z.array(z.string()).min(1),
  variables: z.array(z.object({ name: z.string(), min: bound, max: bound })).max(MAX_VARIABLES),
});
export type GeneratorShape = z.infer<typeof GeneratorShape>;

/** What to generate; the program returns it in slices. */
export type GeneratedInput = Omit<GeneratorRequest, 'slice'>;

/** Runs validators, generators and references of authors, in the judge's sandbox only. */
@Injectable()
export class PackageCodeService {
  constructor(private readonly sandboxed: SandboxedRunsService) {}

  /** @throws VALIDATION_FAILED naming what failed and how */
  async runAll(
    actor: Actor,
    { sourceCode, name, language = 'JAVASCRIPT' }: PackageProgram,
    inputs: readonly string[],
  ): Promise<string[]> {
    const outputs: string[] = [];
    for (let at = 0; at < inputs.length; at += RUNS_PER_BATCH) {
      const answer = await this.sandboxed.run(actor, {
        language,
        sourceCode,
        inputs: inputs.slice(at, at + RUNS_PER_BATCH),
        limits: LIMITS_OF_PACKAGE_CODE,
      });
      for (const { output, problem } of answer.outputs) {
        if (output === null)
          throw new DomainError(
            'VALIDATION_FAILED',
            `${name} failed: ${answer.compileOutput ?? problem ?? ''}`,
          );
        outputs.push(output);
      }
    }
    return outputs;
  }

  /** @returns `null`, or what is wrong, for each input, as JSON. */
  validate(
    actor: Actor,
    validatorSource: string,
    inputs: readonly string[],
    name = 'The validator',
  ): Promise<string[]> {
    return this.runAll(actor, { sourceCode: validatorProgram(validatorSource), name }, inputs);
  }

  /** @throws VALIDATION_FAILED naming the first test that the validator refuses */
  async requireValid(
    actor: Actor,
    validatorSource: string,
    tests: readonly { id: string; input: string }[],
  ): Promise<void> {
    const said = await this.validate(
      actor,
      validatorSource,
      tests.map(({ input }) => input),
    );
    for (const [at, { id }] of tests.entries())
      if (said[at] !== 'null')
        throw new DomainError('VALIDATION_FAILED', `The validator refuses test ${id}: ${said[at] ?? ''}`);
  }

  /** @throws VALIDATION_FAILED when the generator does not say what it can make */
  async shapeOf(actor: Actor, generatorSource: string): Promise<GeneratorShape> {
    const sourceCode = `${asScript(generatorSource)}
;process.stdout.write(JSON.stringify({ families: generator.families, variables: generator.variables }));
`;
    const [text = ''] = await this.runAll(actor, { sourceCode, name: 'The generator' }, ['\n']);
    const shape = GeneratorShape.safeParse(parsed(text));
    if (!shape.success)
      throw new DomainError('VALIDATION_FAILED', `The generator: ${z.prettifyError(shape.error)}`);
    return shape.data;
  }

  /** @throws VALIDATION_FAILED when the generator fails, prints anything itself, or makes an input that is too large */
  async generate(
    actor: Actor,
    generatorSource: string,
    wanted: readonly GeneratedInput[],
    name = 'The generator',
  ): Promise<string[]> {
    const program = { sourceCode: generatorProgram(generatorSource), name };
    const run = (requests: readonly GeneratorRequest[]) =>
      this.runAll(
        actor,
        program,
        requests.map((request) => JSON.stringify(request)),
      );
    const requestOf = ({ family, sizes, seed }: GeneratedInput, slice: number): GeneratorRequest => ({
      family,
      sizes,
      seed,
      slice,
    });
    const first = await run(wanted.map((input) => requestOf(input, 0)));
    const further = first.map((output) => slicesOf(output, name) - 1);
    const later = wanted.flatMap((input, at) =>
      Array.from({ length: further[at] ?? 0 }, (_, slice) => requestOf(input, slice + 1)),
    );
    const rest = (later.length === 0 ? [] : await run(later)).map(sliceText);
    return Promise.all(
      first.map((output, at) =>
        unpacked(sliceText(output) + rest.splice(0, further[at] ?? 0).join(''), name),
      ),
    );
  }
}

/** The number before the first slice. The generator runs in the same program and may have printed before it. */
function slicesOf(output: string, name: string): number {
  const slices = Number(output.split('\n', 1)[0]);
  if (!Number.isInteger(slices) || slices < 1) throw unreadable(name);
  if (slices > MAX_SLICES) throw tooLarge(name);
  return slices;
}

async function unpacked(packed: string, name: string): Promise<string> {
  try {
    const text = await decompress(Buffer.from(packed, 'base64'), { maxOutputLength: LIMITS.testInputBytes });
    return canonicalText(text.toString('utf8'));
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge(name)
      : unreadable(name);
  }
}

const tooLarge = (name: string): DomainError =>
  new DomainError(
    'VALIDATION_FAILED',
    `${name} makes an input of more than ${LIMITS.testInputBytes / 2 ** 20} MB`,
  );

const unreadable = (name: string): DomainError =>
  new DomainError('VALIDATION_FAILED', `${name} must return the input and print nothing itself`);

const sliceText = (output: string): string => output.slice(output.indexOf('\n') + 1).trim();

/** A generator may print as well, and then there is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
