export type Condition = 'quiet' | 'busy' | 'one core';

export function conditionsOf(count: number): Condition[];

export function unsteadyFiles(
  runs: readonly { condition: string; failedFiles: readonly string[]; onlyAlone: readonly string[] }[],
): string[];
