import type { FactoryHealth, ProgramFactory } from './program.js';
import { SandboxError } from '../sandbox/sandbox-error.js';

/** Stands where no sandbox could be made: runs nothing and says why, so that health shows it. */
export class RefusingFactory implements ProgramFactory {
  constructor(private readonly why: string) {}

  languages(): readonly never[] {
    return [];
  }

  open(): Promise<never> {
    return Promise.reject(new SandboxError(this.why));
  }

  health(): FactoryHealth {
    return { tier: 'none', ready: false, problems: [this.why] };
  }

  environment(): Record<string, string> {
    return {};
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
