import type { Severity } from '../../evidence/findings.js';
import { BUG_MESSAGES } from './bugs.js';
import { SLOW_MESSAGES } from './slow.js';
import { TIDY_MESSAGES } from './tidy.js';

export interface Message {
  severity: Severity;
  /** Findings of two tools with the same root cause share a category. */
  category: string;
  /** `{name}` is filled in from the parameters. */
  text: string;
}

/** Every message about a source, by id. Within one severity they are ordered by importance. */
export const CATALOGUE = { ...BUG_MESSAGES, ...SLOW_MESSAGES, ...TIDY_MESSAGES } as const satisfies Record<
  string,
  Message
>;
export type MessageId = keyof typeof CATALOGUE;

const IMPORTANCE = new Map(Object.keys(CATALOGUE).map((id, index) => [id, index]));
const SEVERITIES: readonly Severity[] = ['essential', 'actionable', 'informative', 'celebratory'];

export const severityRank = (severity: Severity): number => SEVERITIES.indexOf(severity);
export const importanceOf = (messageId: string): number => IMPORTANCE.get(messageId) ?? IMPORTANCE.size;

const MAX_NAME = 40;
const MAX_TEXT = 160;

/** Parameters come from a stranger's source, so they are shortened and cleaned of markup. */
export function fillMessage(id: MessageId, parameters: Readonly<Record<string, string>> = {}): string {
  return CATALOGUE[id].text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = (parameters[name] ?? '').replace(/[`<>[\]\r\n\\]/g, ' ').trim();
    const most = name === 'text' ? MAX_TEXT : MAX_NAME;
    return value.length > most ? `${value.slice(0, most - 1)}…` : value;
  });
}
