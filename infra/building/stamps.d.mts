export interface Stamp {
  key?: string;
  /** Paths below the repository. */
  inputs: string[];
  outputs: string[];
}

export function writeStamp(name: string, stamp: Stamp): void;
export function isUntouched(name: string, ...paths: string[]): boolean;
export function renewStamp(name: string, time: Date): void;
