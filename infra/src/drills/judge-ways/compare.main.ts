import { allPrograms, bothWays, compare } from './compare-ways.js';

/** Runs every program, or those of the language given as argument, in the fast way and as a plain process. */
const only = process.argv[2];
const programs = allPrograms().filter(({ language }) => only === undefined || language === only);
const started = performance.now();
const differences = await bothWays(async (cheap, plain) => {
  const found = { differ: 0, unsteady: 0 };
  for (const program of programs) {
    const difference = await compare(program, cheap, plain);
    if (!difference) continue;
    found[difference.unsteady ? 'unsteady' : 'differ'] += 1;
    process.stdout.write(
      `${difference.name}${difference.unsteady ? ' (plain runs of it differ too)' : ''}\n  plain ${JSON.stringify(difference.plain)}\n  cheap ${JSON.stringify(difference.cheap)}\n`,
    );
  }
  return found;
});
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(
  `${programs.length} programs, each once plainly and three times cheaply: ${differences.differ} differ, ${differences.unsteady} differ from themselves, ${seconds} s.\n`,
);
process.exitCode = differences.differ === 0 ? 0 : 1;
