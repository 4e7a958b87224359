import type { FactoryHealth, ProgramFactory } from './program.js';
import { SandboxError } from '../sandbox/sandbox-error.js';

/** Takes the place of a factory whose sandbox could not be made. It runs nothing, and its health says why. */
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
