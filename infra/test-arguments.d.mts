export const PARTS: readonly string[];

export interface TestArguments {
  /** Also the slow files. */
  all: boolean;
  only: string[];
  paths: string[];
  jestArguments: string[];
  report: string | undefined;
}

export function parseTestArguments(args: readonly string[]): TestArguments;
