import type { JudgeLimits, Language } from '@evident/contracts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProgramFactory, type ProgramFactoryOptions } from '../program-factory.js';
import type { Program, ProgramFactory, RunResult } from '../program.js';

const SLOW_MS = 120_000;

/** A real sandbox, made before the first test of a file or group and closed after the last. */
export class RealFactory {
  private made: { factory: ProgramFactory; folder: string } | undefined;

  /**
   * @param limits of every run, unless the run changes them
   * @param options `languages`: those of the tests, because each toolchain costs a second at the start
   */
  constructor(
    private readonly limits: JudgeLimits,
    options: Omit<ProgramFactoryOptions, 'cacheDir' | 'slots' | 'selfTest'> & { slots?: number } = {},
  ) {
    beforeAll(async () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-factory-'));
      this.made = {
        factory: await createProgramFactory({
          slots: 2,
          selfTest: null,
          compilerWarmUps: 1,
          ...options,
          cacheDir: folder,
        }),
        folder,
      };
    }, SLOW_MS);
    afterAll(async () => {
      await this.factory.close();
      fs.rmSync(this.folder, { recursive: true, force: true });
    });
  }

  get factory(): ProgramFactory {
    if (!this.made) throw new Error('The sandbox is not made yet');
    return this.made.factory;
  }

  get folder(): string {
    if (!this.made) throw new Error('The sandbox is not made yet');
    return this.made.folder;
  }

  /** @throws the compiler's output when the source does not compile. */
  async open(language: Language, source: string): Promise<Program> {
    const opened = await this.factory.open(language, source);
    if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
    return opened.program;
  }

  /** Compiles a source and runs it once. */
  async run(
    language: Language,
    source: string,
    limits: Partial<JudgeLimits> = {},
    input = '',
  ): Promise<RunResult> {
    const program = await this.open(language, source);
    try {
      return await program.run(Buffer.from(input), { ...this.limits, ...limits });
    } finally {
      await program.close();
    }
  }
}
