import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findCommand } from '@evident/judge-worker/languages/toolchain';
import { NATIVE_FOLDER } from '@evident/judge-worker/sandbox/build-native';
import type { PreparedProgram } from './engines/engine.js';
import { INPUT, type Workload } from './workloads.js';

const run = promisify(execFile);

export interface RunOptions {
  /** Processes at a time; of a row of commands only one. */
  atOnce?: number;
  /** Folder of a control group: all that runs in it is counted, and not only what is waited for. */
  group?: string;
}

/** Bare processes: the same programs without any sandbox. CPU time is the kernel's, from wait4. */
export class BareProcesses {
  private readonly javac = findCommand('javac') ?? 'javac';
  private readonly java = path.join(path.dirname(this.javac), 'java');

  constructor(private readonly folder: string) {}

  /** CPU milliseconds of `count` runs. */
  run(argv: readonly string[], count: number, options: RunOptions = {}): Promise<number> {
    return this.runAll([argv], count, options);
  }

  /** The same of a row of commands, one after the other; all must end well. */
  async runAll(
    commands: readonly (readonly string[])[],
    count: number,
    { atOnce = 1, group }: RunOptions = {},
  ): Promise<number> {
    const order = JSON.stringify({ commands, count, atOnce, input: INPUT, group });
    const { stdout } = await run('/usr/bin/python3', ['-I', path.join(NATIVE_FOLDER, 'bare.py'), order]);
    return Number(stdout);
  }

  /** Writes the source and compiles what needs it. */
  prepare(workload: Workload): PreparedProgram {
    const folder = path.join(this.folder, workload.name.replace(/\W+/g, '-'));
    fs.mkdirSync(folder, { recursive: true });
    return { workload, folder, argv: this.command(workload, folder) };
  }

  private command(workload: Workload, folder: string): string[] {
    const write = (name: string): string => {
      fs.writeFileSync(path.join(folder, name), workload.source);
      return path.join(folder, name);
    };
    switch (workload.language) {
      case 'PYTHON':
        return ['/usr/bin/python3', write('main.py')];
      case 'JAVASCRIPT':
        return [process.execPath, write('main.js')];
      case 'JAVA':
        execFileSync(this.javac, ['-d', folder, write('Main.java')]);
        return [this.java, '-cp', folder, 'Main'];
      case 'CPP':
        execFileSync('g++', ['-O2', '-o', path.join(folder, 'main'), write('main.cpp')]);
        return [path.join(folder, 'main')];
    }
  }

  /** A cold compilation, as an engine without a resident compiler does it. */
  javacCommand(workload: Workload): string[] {
    const folder = path.join(this.folder, workload.name.replace(/\W+/g, '-'));
    return [this.javac, '-d', folder, path.join(folder, 'Main.java')];
  }

  /** bubblewrap with everything unshared, when it is installed. */
  bubblewrap(): string[] | undefined {
    const bwrap = findCommand('bwrap');
    if (!bwrap) return undefined;
    const binds = ['/usr', '/etc/alternatives', this.folder].flatMap((folder) => [
      '--ro-bind',
      folder,
      folder,
    ]);
    const links = ['lib', 'lib64', 'bin'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]);
    return [
      bwrap,
      '--unshare-all',
      '--die-with-parent',
      ...binds,
      ...links,
      '--proc',
      '/proc',
      '--dev',
      '/dev',
      '--',
    ];
  }
}
