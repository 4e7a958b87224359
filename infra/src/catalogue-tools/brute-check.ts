import { generateInput, generatorRandom } from '@evident/catalogue';
import { judgeLimitsFor, LANGUAGES, LIMITS, type Language } from '@evident/contracts';
import { openChecker, type Checker } from '@evident/judge-worker/checkers/checker';
import type { Program } from '@evident/judge-worker/programs/program';
import type { Judge } from '../judging/judge.js';
import type { PackageUnderTest } from './package-under-test.js';
import { pythonOutputs } from './python-batch.js';
import type { Depth } from './solution-checks.js';

/** Small inputs on which brute force and the Python reference must agree. */
export const SMALL_INPUTS = 300;
/** The other references start a process for each input, so they get the first few. */
const OWN_PROCESS_INPUTS: Readonly<Record<Depth, Record<'JAVASCRIPT' | 'JAVA' | 'CPP', number>>> = {
  quick: { JAVASCRIPT: 4, JAVA: 2, CPP: 40 },
  full: { JAVASCRIPT: 10, JAVA: 6, CPP: 100 },
};
/** Small inputs of an interactive problem. Each is a conversation of two processes. */
const TALKS: Readonly<Record<Depth, number>> = { quick: 4, full: 20 };
const TRIES_FOR_A_LEGAL_SIZE = 50;
const SHOWN_CHARACTERS = 200;

/** Random small inputs of all families in turn. @throws Error naming the input that the validator refuses. */
function smallInputs({ pack, generator, validate }: PackageUnderTest, count: number): string[] {
  const random = generatorRandom(1);
  return Array.from({ length: count }, (_, at) => {
    const family = generator.families[at % generator.families.length] ?? '';
    let refusal = '';
    for (let attempt = 0; attempt < TRIES_FOR_A_LEGAL_SIZE; attempt++) {
      const sizes = Object.fromEntries(
        generator.variables.map(({ name, min, max }) => {
          const most = Math.min(max, pack.manifest.small[name] ?? max);
          return [name, random.int(Math.min(min, most), most)];
        }),
      );
      const name = `small-${at + 1}`;
      const input = generateInput(pack.slug, generator, {
        name,
        family,
        sizes,
        seed: 1_000 + at * 50 + attempt,
      });
      refusal = validate(input) ?? '';
      if (refusal === '') return input;
    }
    throw new Error(`the validator refuses every small input of the family ${family}: ${refusal}`);
  });
}

const SMALL_RUN = { timeLimitMs: 5_000, memoryLimitKb: 524_288 };

async function outputOf(program: Program, language: Language, input: Buffer, who: string) {
  const { status, evidence, stdout, stderr } = await program.run(input, {
    ...judgeLimitsFor(language, SMALL_RUN),
    outputLimitBytes: LIMITS.outputBytes,
  });
  if (status === 'exited' && evidence.exitCode === 0) return stdout;
  const said = stderr.toString('utf8').trim().split('\n').at(-1);
  throw new Error(
    `${who} fails (${status}, exit code ${evidence.exitCode}) on a small input: ${said}\n${input.toString('utf8').slice(0, SHOWN_CHARACTERS)}`,
  );
}

/** Runs each input in its own process, like a submission. */
async function ownProcessOutputs(
  judge: Judge,
  language: Language,
  source: string,
  inputs: readonly string[],
  who: string,
): Promise<Buffer[]> {
  const opened = await judge.factory.open(language, source);
  if (opened.kind === 'compile_error')
    throw new Error(`${who} does not compile: ${opened.compileOutput.slice(0, SHOWN_CHARACTERS)}`);
  try {
    const outputs: Buffer[] = [];
    for (const input of inputs)
      outputs.push(await outputOf(opened.program, language, Buffer.from(input, 'utf8'), who));
    return outputs;
  } finally {
    await opened.program.close();
  }
}

/** @returns the first disagreement, as a sentence. */
async function disagreement(
  checker: Checker,
  who: string,
  inputs: readonly string[],
  answers: readonly Buffer[],
  outputs: readonly Buffer[],
): Promise<string[]> {
  for (const [at, output] of outputs.entries()) {
    const input = inputs[at] ?? '';
    const answer = answers[at] ?? Buffer.alloc(0);
    const { passed, message } = await checker.check({ input: Buffer.from(input, 'utf8'), answer, output });
    if (!passed)
      return [`brute force and ${who} differ (${message}) on\n${input.slice(0, SHOWN_CHARACTERS)}`];
  }
  return [];
}

/** The interactor accepts every reference on random small inputs. It knows the answers, so no brute force is asked. */
async function rejectedSmallInputs(subject: PackageUnderTest, judge: Judge, depth: Depth): Promise<string[]> {
  const { pack, checker } = subject;
  const inputs = smallInputs(subject, TALKS[depth]);
  const tests = inputs.map((input, at) => ({ id: `small-${at + 1}`, input, answer: '', hidden: true }));
  const defects: string[] = [];
  for (const language of LANGUAGES) {
    const sourceCode = pack.references[language];
    if (sourceCode === undefined) continue;
    const submission = {
      language,
      sourceCode,
      limits: pack.manifest,
      checker,
      tests,
      stopAtFirstFailure: true,
    };
    const { tests: judged } = await judge.judge(submission);
    const failing = judged.find(({ verdict }) => verdict !== 'accepted');
    if (!failing) continue;
    const input = inputs[failing.index - 1] ?? '';
    defects.push(
      `the ${language} reference fails (${failing.message}) on\n${input.slice(0, SHOWN_CHARACTERS)}`,
    );
  }
  return defects;
}

/** Brute force and references agree on random small inputs. @returns the first disagreement of each language. */
export async function bruteDefects(subject: PackageUnderTest, judge: Judge, depth: Depth): Promise<string[]> {
  const { pack, checker: spec } = subject;
  if (spec.kind === 'interactive') return rejectedSmallInputs(subject, judge, depth);
  const inputs = smallInputs(subject, SMALL_INPUTS);
  const answers = await pythonOutputs(judge, pack.bruteSource, inputs, 'brute.py');
  const checker = await openChecker(spec, judge.factory);
  try {
    const python = 'the PYTHON reference';
    const outputs = await pythonOutputs(judge, pack.references.PYTHON, inputs, python);
    const defects = await disagreement(checker, python, inputs, answers, outputs);
    for (const language of ['JAVASCRIPT', 'JAVA', 'CPP'] as const) {
      const source = pack.references[language];
      if (source === undefined) continue;
      const who = `the ${language} reference`;
      const few = inputs.slice(0, OWN_PROCESS_INPUTS[depth][language]);
      const own = await ownProcessOutputs(judge, language, source, few, who);
      defects.push(...(await disagreement(checker, who, few, answers, own)));
    }
    return defects;
  } finally {
    await checker.close();
  }
}
