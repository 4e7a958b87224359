import { describe, expect, it } from '@jest/globals';
import type { JudgeLimits, Language } from '@evident/contracts';
import type { Program, RunResult } from './program.js';
import { RealFactory } from './testing/real-factory.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 300,
  wallLimitMs: 20_000,
  memoryLimitKb: 131_072,
  outputLimitBytes: 1 << 20,
  processLimit: 8,
};

/** Each prints what earlier tests left: a variable and a file. The judge does not see before it runs that it forks. */
const LEAVES: Partial<Record<Language, string>> = {
  PYTHON: `
import os, sys
seen = globals().get("kept", []) + [name for name in os.listdir(".") if name == "kept.txt"]
kept = ["kept"]
open("kept.txt", "w").write("x")
word = input()
while word == "loop": pass
if word == "branch": getattr(os, "fo" + "rk")() or sys.exit()
print(word, seen)
`,
  JAVASCRIPT: `
const fs = require("fs");
const seen = [...(globalThis.kept ?? []), ...fs.readdirSync(".").filter((name) => name === "kept.txt")];
globalThis.kept = ["kept"];
fs.writeFileSync("kept.txt", "x");
const word = fs.readFileSync(0, "utf8").trim();
while (word === "loop");
console.log(word, JSON.stringify(seen));
`,
};
const sandbox = new RealFactory(LIMITS, { languages: ['PYTHON', 'JAVASCRIPT'], slots: 1 });

/** Only the full tier has fork servers. */
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

const said = ({ status, stdout }: RunResult): string => `${status} ${stdout.toString()}`.trim();

const runTogether = (program: Program, words: readonly string[]): Promise<RunResult[]> =>
  program.runSeries({ inputs: words.map((word) => Buffer.from(`${word}\n`)), forMs: 60_000 }, LIMITS);

describeAsRoot.each(['PYTHON', 'JAVASCRIPT'] as const)('a series of tests in %s', (language) => {
  const inProgram = async (work: (program: Program) => Promise<void>): Promise<void> => {
    const program = await sandbox.open(language, LEAVES[language] ?? '');
    try {
      await work(program);
    } finally {
      await program.close();
    }
  };

  it('ends when its time is over', () =>
    inProgram(async (program) => {
      const inputs = ['a', 'b'].map((word) => Buffer.from(`${word}\n`));
      const results = await program.runSeries({ inputs, forMs: 0 }, LIMITS);
      expect(results.map(said)).toEqual(['exited a []']);
    }));

  it('runs each in its own view, and nothing is left of an earlier one', () =>
    inProgram(async (program) => {
      const results = await runTogether(program, ['a', 'b', 'c', 'd']);
      expect(results.map(said)).toEqual(['exited a []', 'exited b []', 'exited c []', 'exited d []']);
      for (const { evidence } of results) expect(evidence.cpuTimeMs).toBeLessThan(LIMITS.timeLimitMs);
    }));

  it('ends with the first that breaks a limit', () =>
    inProgram(async (program) => {
      const results = await runTogether(program, ['a', 'loop', 'b']);
      expect(results.map(said)).toEqual(['exited a []', 'timed_out']);
      expect((await runTogether(program, ['b'])).map(said)).toEqual(['exited b []']);
    }));

  it('keeps its results apart when they are large', () =>
    inProgram(async (program) => {
      const large = 'x'.repeat(50_000);
      const results = await runTogether(program, [`a${large}`, `b${large}`, 'c']);
      expect(results.map(({ stdout }) => stdout.length)).toEqual([50_005, 50_005, 5]);
    }));
});

describeAsRoot('a series of tests', () => {
  it('ends before one that a fork cannot run, which then runs as a process', async () => {
    const program = await sandbox.open('PYTHON', LEAVES.PYTHON ?? '');
    try {
      expect((await runTogether(program, ['a', 'branch', 'b'])).map(said)).toEqual(['exited a []']);
      expect((await runTogether(program, ['branch', 'b'])).map(said)).toEqual(['exited branch []']);
      expect((await runTogether(program, ['b'])).map(said)).toEqual(['exited b []']);
    } finally {
      await program.close();
    }
  });
});
