import type { Language } from '@evident/contracts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProgramFactory, type ProgramFactoryOptions } from '../program-factory.js';
import type { Program, ProgramFactory, RunLimits, RunResult } from '../program.js';

const SLOW_MS = 120_000;

/** A real sandbox for the tests of one file or group, made before the first and closed after the last. */
export class RealFactory {
  private made: { factory: ProgramFactory; folder: string } | undefined;

  /** @param limits of each run that does not say otherwise */
  constructor(
    private readonly limits: RunLimits,
    options: Omit<ProgramFactoryOptions, 'cacheDir' | 'slots'> & { slots?: number } = {},
  ) {
    beforeAll(async () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-factory-'));
      this.made = { factory: await createProgramFactory({ slots: 2, ...options, cacheDir: folder }), folder };
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

  /** @throws what the compiler said when it refuses. */
  async open(language: Language, source: string): Promise<Program> {
    const opened = await this.factory.open(language, source);
    if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
    return opened.program;
  }

  /** Compiles a source and runs it once. */
  async run(
    language: Language,
    source: string,
    limits: Partial<RunLimits> = {},
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
