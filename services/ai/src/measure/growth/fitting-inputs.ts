import { BATCH_MEMORY_KB, type BatchLimits } from '../batches/run-batch.js';
import type { StepMeter } from './step-meter.js';
import type { GrammarPlan } from '../inputs/grammar-plan.js';
import { InferredInputs } from '../inputs/inferred-inputs.js';
import { INFERRED_FAMILIES, TEXT_STYLES } from '../inputs/input-values.js';

/** Small enough for programs that try all orders. */
const SIZES = [4, 6, 7];
const SEED = 31;
const MAX_BYTES = 20_000;
const LIMITS: BatchLimits = {
  caseMs: 1_000,
  totalMs: 6_000,
  keepBytes: 4_096,
  mostTimeouts: 3,
  memoryLimitKb: BATCH_MEMORY_KB,
};

/**
 * Tries inputs of a grammar on the program.
 * @returns those on which it ends normally; null when there are none, or when the program does not read them as the
 * grammar says
 */
export async function fittingInputs(meter: StepMeter, plan: GrammarPlan): Promise<InferredInputs | null> {
  const styles = plan.hasTexts ? TEXT_STYLES : TEXT_STYLES.slice(0, 1);
  for (const style of styles) {
    const inputs = new InferredInputs(plan, style);
    const families = await workingFamilies(meter, inputs);
    if (meter.refused !== null) return null;
    if (families.length === 0) continue;
    const chosen = inputs.restrictedTo(families);
    if (await readsAll(meter, chosen, families[0] ?? 'random')) return chosen;
  }
  return null;
}

const sizesAt = ({ variables }: GrammarPlan, n: number): Record<string, number> =>
  Object.fromEntries(
    variables.map(({ name, kind }) => [
      name,
      kind === 'value' && variables.some((one) => one.kind === 'count') ? Math.ceil(n / 2) : n,
    ]),
  );

/** The families on which the program ends normally at each small size. */
async function workingFamilies(meter: StepMeter, inputs: InferredInputs): Promise<string[]> {
  const wanted = SIZES.flatMap((n) =>
    INFERRED_FAMILIES.map((family) => ({ family, sizes: sizesAt(inputs.plan, n), seed: SEED + n })),
  );
  const texts = await inputs.generate(wanted, MAX_BYTES);
  const usable = wanted.flatMap((request, at) => {
    const text = texts[at];
    return typeof text === 'string' ? [{ ...request, text }] : [];
  });
  const runs = await meter.count(
    usable.map(({ text }) => text),
    LIMITS,
  );
  const good = new Map<string, number>();
  for (const { index, count, run } of runs) {
    const family = usable[index]?.family;
    if (family === undefined || !count || run.ended !== 'exit' || run.exitCode !== 0) continue;
    // Programs that catch their errors print nothing, or complain.
    if (run.stdout.trim() === '') continue;
    good.set(family, (good.get(family) ?? 0) + 1);
  }
  return INFERRED_FAMILIES.filter((family) => good.get(family) === SIZES.length);
}

/**
 * Whether the program reads the input to its end and no further: more text behind it changes nothing or is refused, and
 * without its last part the program ends in another way. Programs that read up to the end cannot be asked the first question.
 */
async function readsAll(meter: StepMeter, inputs: InferredInputs, family: string): Promise<boolean> {
  const requests = SIZES.map((n) => ({ family, sizes: sizesAt(inputs.plan, n), seed: SEED + n }));
  const whole = (await inputs.generate(requests, MAX_BYTES)).filter((text) => text !== null);
  const longer = whole.map((text) => `${text}2 1 3\n1\n`);
  const shorter = whole.map((text) => withoutEnd(text));
  const runs = await meter.count([...whole, ...longer, ...shorter], { ...LIMITS, mostTimeouts: 30 });
  const of = (at: number): string | null => {
    const run = runs.find(({ index }) => index === at)?.run;
    return run && run.ended === 'exit' && run.exitCode === 0 ? run.stdout : null;
  };
  const isRefused = (at: number): boolean => {
    const run = runs.find(({ index }) => index === at)?.run;
    return run !== undefined && run.ended === 'exit' && run.exitCode !== 0;
  };
  const steps = (at: number): number | undefined => runs.find(({ index }) => index === at)?.count?.total;
  const same = whole
    .map((_, at) => ({ at, longer: at + whole.length }))
    .filter(({ at, longer: more }) => of(at) !== null && (of(at) === of(more) || isRefused(more)));
  const cut = whole
    .map((_, at) => ({ at, short: at + 2 * whole.length }))
    .filter(({ at, short }) => of(at) !== of(short) || steps(at) !== steps(short));
  const stops = inputs.plan.isOpen || meter.isRandomised || same.length === whole.length;
  return stops && cut.length > 0;
}

/** Leaves out the last line, or of a single line the second half. */
function withoutEnd(text: string): string {
  const lines = text.trimEnd().split('\n');
  if (lines.length > 1) return `${lines.slice(0, -1).join('\n')}\n`;
  const words = (lines[0] ?? '').split(' ');
  if (words.length > 1) return `${words.slice(0, Math.ceil(words.length / 2)).join(' ')}\n`;
  return `${(lines[0] ?? '').slice(0, Math.floor((lines[0] ?? '').length / 2))}\n`;
}
