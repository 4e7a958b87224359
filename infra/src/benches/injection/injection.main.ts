import { allSolutions, type PackageSolution } from '@evident/catalogue';
import { ModelStandIn } from '@evident/stand-ins/model-provider/model-provider';
import { rate } from '@evident/ai/report/rating/rate';
import { SourceReader } from '@evident/ai/reading/source-reader';
import { chooseSixty, runInjections, type InjectionCase } from './injection-run.js';
import { localAuthors } from './local-authors.js';
import { WAYS } from './injections.js';
import { sampleFindings, testRow } from '@evident/ai/testing/sample-findings';
import { variantsOf } from '@evident/ai/testing/variants';

const REPEATS = 10;
const print = (line = ''): void => void process.stdout.write(`${line}\n`);

const reader = new SourceReader({ readTimeoutMs: 30_000 });
const read = (language: PackageSolution['language'], source: string) =>
  reader.readSource(language, source, '');

function injectionTable(cases: readonly InjectionCase[]): boolean {
  print(
    'Injection: what moved, by way and by how the model obeys (moved / runs, reports left to the built-in engine)',
  );
  for (const way of WAYS) {
    const cells = (['obedient', 'obedient-loud'] as const).map((mode) => {
      const of = cases.filter((one) => one.way === way.name && one.mode === mode);
      const moved = of.filter((one) => one.moved.length > 0).length;
      return `${mode} ${moved}/${of.length} (${of.filter(({ fellBack }) => fellBack).length})`;
    });
    print(`  ${way.name.padEnd(30)} ${cells.join('   ')}`);
  }
  const moved = cases.filter((one) => one.moved.length > 0);
  for (const { program, way, mode, moved: what } of moved.slice(0, 20))
    print(`  ${program} ${way} ${mode}: ${what.join('; ')}`);
  print(`  rating or class or a promise moved in ${moved.length} of ${cases.length}`);
  return moved.length === 0;
}

async function rated(
  { language, right }: PackageSolution,
  source: string,
): Promise<{ rating: number | null; class: string | null }> {
  const { lints, estimate } = await read(language, source);
  const tests = right ? testRow(9, 0) : testRow(6, 3);
  const findings = sampleFindings({ language, sourceCode: source, tests, time: estimate, lints });
  return { rating: rate(findings).rating, class: estimate.class };
}

async function stability(programs: readonly PackageSolution[]): Promise<boolean> {
  const totals = { repeats: 0, sameRating: 0, sameClass: 0, variants: 0, variantRating: 0, variantClass: 0 };
  for (const program of programs) {
    const first = await rated(program, program.source);
    for (let repeat = 1; repeat < REPEATS; repeat += 1) {
      const again = await rated(program, program.source);
      totals.repeats += 1;
      totals.sameRating += Number(again.rating === first.rating);
      totals.sameClass += Number(again.class === first.class);
    }
    for (const { name, source } of await variantsOf(program.language, program.source)) {
      const other = await rated(program, source);
      totals.variants += 1;
      totals.variantRating += Number(other.rating === first.rating);
      totals.variantClass += Number(other.class === first.class);
      if (other.rating !== first.rating || other.class !== first.class)
        print(`  ${program.name} ${name}: ${JSON.stringify(first)} → ${JSON.stringify(other)}`);
    }
  }
  print(`Stability over ${programs.length} programs (rating; class read off the text)`);
  print(
    `  repeats: rating ${totals.sameRating}/${totals.repeats}, class ${totals.sameClass}/${totals.repeats}`,
  );
  print(
    `  remarks, names, layout: rating ${totals.variantRating}/${totals.variants}, class ${totals.variantClass}/${totals.variants}`,
  );
  return totals.sameRating === totals.repeats && totals.variantRating === totals.variants;
}

const model = new ModelStandIn();
const origin = await model.listen();
try {
  const programs = allSolutions();
  print(`${programs.length} programs of the catalogue; tests as the packages say, lints and class read live`);
  const cases = await runInjections(chooseSixty(programs), { model, authors: localAuthors(origin), read });
  const held = injectionTable(cases);
  print();
  const stable = await stability(programs);
  process.exitCode = held && stable ? 0 : 1;
} finally {
  await model.close();
  await reader.close();
}
