import { EDITOR_LANGUAGES, LANGUAGE_LABELS, type EditorLanguage } from '@evident/contracts';
import { quantile, table } from '../support/statistics.js';
import type { Booked } from './ai-parts.js';
import { delayRatio, type Delays } from './wall-delay.js';
import { KINDS, type WallProgram } from './wall-programs.js';

export interface Measured {
  program: WallProgram;
  /** From POST to the end on the socket. */
  wallMs: number;
  /** What the ai service recorded meanwhile. */
  parts: Booked;
}

const PART = 'ai_analysis_part_seconds sum ';
const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

export function lineOf({ program, wallMs, parts }: Measured): string {
  const own = Array.from(parts).filter(([key, value]) => key.startsWith(PART) && value > 0);
  const listed = own.map(([key, value]) => `${key.slice(PART.length)} ${value.toFixed(1)}`).join(', ');
  const evidence = (what: string): number => parts.get(`ai_evidence_seconds ${what}`) ?? 0;
  const runs = `${evidence('count whole')} tasks of ${evidence('sum whole').toFixed(1)} s, ${evidence('sum running').toFixed(1)} s running`;
  return `${seconds(wallMs).padStart(5)} s  ${program.kind.padEnd(9)} ${program.name}: ${listed}; ${runs}\n`;
}

export function wallTable(measured: readonly Measured[]): string {
  const row = (title: string, of: (program: WallProgram) => boolean): string[] => {
    const walls = measured.filter(({ program }) => of(program)).map(({ wallMs }) => wallMs);
    const figures = [quantile(walls, 0.5), quantile(walls, 0.95), Math.max(...walls)];
    return [title, `${walls.length}`, ...figures.map(seconds)];
  };
  return table([
    ['', 'analyses', 'p50 s', 'p95 s', 'max s'],
    row('all', () => true),
    ...EDITOR_LANGUAGES.map((language) => row(LANGUAGE_LABELS[language], (one) => one.language === language)),
    ...KINDS.map((kind) => row(kind, (one) => one.kind === kind)),
  ]);
}

export function partTable(measured: readonly Measured[]): string {
  const keys = [...new Set(measured.flatMap(({ parts }) => Array.from(parts.keys())))];
  const rows = keys
    .filter((key) => key.startsWith(PART))
    .map((key) => {
      const values = measured.map(({ parts }) => 1_000 * (parts.get(key) ?? 0));
      return [key.slice(PART.length), ...[0.5, 0.95].map((part) => quantile(values, part).toFixed(0))];
    });
  return table([['part (they overlap)', 'p50 ms', 'p95 ms'], ...rows]);
}

export function delayTable(delays: ReadonlyMap<EditorLanguage, Delays>): string {
  const rows = Array.from(delays, ([language, one]) => [
    LANGUAGE_LABELS[language],
    `${one.alone.length} / ${one.meanwhile.length}`,
    quantile(one.alone, 0.5).toFixed(0),
    quantile(one.meanwhile, 0.5).toFixed(0),
    delayRatio(one).toFixed(2),
  ]);
  return table([['run', 'alone / meanwhile', 'alone p50 ms', 'meanwhile p50 ms', 'ratio'], ...rows]);
}
