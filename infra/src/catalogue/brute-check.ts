import { judgeLimitsFor, LIMITS, type EditorLanguage, type RunStatus } from '@evident/contracts';
import { openChecker } from '@evident/judge-worker/checkers/checker';
import { runLimitsOf } from '@evident/judge-worker/judging/judging-limits';
import type { Program } from '@evident/judge-worker/sandbox/program';
import { generatorRandom } from '@evident/problems/catalogue/generator-random';
import { generateInput } from '@evident/problems/catalogue/package-tests';
import type { Judge } from './judge.js';
import type { PackageUnderTest } from './package-under-test.js';

/** Small inputs on which brute force and the Python reference must agree; the slower starters get fewer. */
export const SMALL_INPUTS = 300;
const INPUTS: Readonly<Record<EditorLanguage, number>> = { PYTHON: SMALL_INPUTS, JAVASCRIPT: 10, JAVA: 6 };
const TRIES_FOR_A_LEGAL_SIZE = 50;
const SHOWN_CHARACTERS = 200;

/** Random small inputs, families in turn. @throws Error naming the input that the validator refuses. */
export function smallInputs({ pack, generator, validate }: PackageUnderTest, count: number): string[] {
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

async function outputOf(program: Program, input: Buffer, who: string): Promise<Buffer> {
  const limits = runLimitsOf(judgeLimitsFor('PYTHON', { timeLimitMs: 5_000, memoryLimitKb: 524_288 }));
  const { status, evidence, stdout, stderr } = await program.run(input, {
    ...limits,
    outputBytes: LIMITS.outputBytes,
  });
  const ended: RunStatus = 'exited';
  if (status === ended && evidence.exitCode === 0) return stdout;
  const said = stderr.toString('utf8').trim().split('\n').at(-1);
  throw new Error(
    `${who} fails (${status}, exit code ${evidence.exitCode}) on a small input: ${said}\n${input.toString('utf8').slice(0, SHOWN_CHARACTERS)}`,
  );
}

async function openProgram(
  judge: Judge,
  language: EditorLanguage,
  source: string,
  who: string,
): Promise<Program> {
  const limits = runLimitsOf(judgeLimitsFor(language, { timeLimitMs: 5_000, memoryLimitKb: 524_288 }));
  const outcome = await judge.factory.open(language, source, limits);
  if (outcome.kind === 'compile_error')
    throw new Error(`${who} does not compile: ${outcome.compileOutput.slice(0, SHOWN_CHARACTERS)}`);
  return outcome.program;
}

/** Brute force and references agree on random small inputs. @returns the first disagreement of each language. */
export async function bruteDefects(subject: PackageUnderTest, judge: Judge): Promise<string[]> {
  const { pack, checker: spec } = subject;
  const inputs = smallInputs(subject, SMALL_INPUTS).map((input) => Buffer.from(input, 'utf8'));
  const checker = await openChecker(spec, judge.factory);
  const brute = await openProgram(judge, 'PYTHON', pack.bruteSource, 'brute.py');
  const answers: Buffer[] = [];
  const defects: string[] = [];
  try {
    for (const input of inputs) answers.push(await outputOf(brute, input, 'brute.py'));
    for (const language of Object.keys(INPUTS) as EditorLanguage[]) {
      const who = `the ${language} reference`;
      const program = await openProgram(judge, language, pack.references[language], who);
      try {
        for (const [at, input] of inputs.slice(0, INPUTS[language]).entries()) {
          const answer = answers[at] ?? Buffer.alloc(0);
          const { passed, message } = await checker.check({
            input,
            answer,
            output: await outputOf(program, input, who),
          });
          if (passed) continue;
          defects.push(
            `brute force and ${who} differ (${message}) on\n${input.toString('utf8').slice(0, SHOWN_CHARACTERS)}`,
          );
          break;
        }
      } finally {
        await program.close();
      }
    }
  } finally {
    await brute.close();
    await checker.close();
  }
  return defects;
}
