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
  /** Processes at a time; a sequence of commands always runs one at a time. */
  atOnce?: number;
  /** Folder of a control group, which counts all its processes and not only those that are waited for. */
  group?: string;
}

/** Runs the same programs as bare processes without a sandbox. The kernel reports their CPU time (wait4). */
export class BareProcesses {
  private readonly javac = findCommand('javac') ?? 'javac';
  private readonly java = path.join(path.dirname(this.javac), 'java');

  constructor(private readonly folder: string) {}

  /** CPU milliseconds of `count` runs. */
  run(argv: readonly string[], count: number, options: RunOptions = {}): Promise<number> {
    return this.runAll([argv], count, options);
  }

  /** CPU milliseconds of commands that run one after the other; all must succeed. */
  async runAll(
    commands: readonly (readonly string[])[],
    count: number,
    { atOnce = 1, group }: RunOptions = {},
  ): Promise<number> {
    const order = JSON.stringify({ commands, count, atOnce, input: INPUT, group });
    const { stdout } = await run('/usr/bin/python3', ['-I', path.join(NATIVE_FOLDER, 'bare.py'), order]);
    return Number(stdout);
  }

  /** Writes the source and compiles it if the language needs it. */
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

  /** A cold compilation, like that of an engine without a resident compiler. */
  compilerCommand({ name, language }: Workload): string[] | undefined {
    const folder = path.join(this.folder, name.replace(/\W+/g, '-'));
    if (language === 'JAVA') return [this.javac, '-d', folder, path.join(folder, 'Main.java')];
    if (language === 'CPP')
      return ['/usr/bin/g++', '-O2', '-o', path.join(folder, 'main'), path.join(folder, 'main.cpp')];
    return undefined;
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
