import type { LintFinding } from '../../evidence/findings.js';
import { CATALOGUE, fillMessage, importanceOf, severityRank, type MessageId } from './catalogue.js';

export function toFinding(
  messageId: MessageId,
  line: number,
  tool: string,
  parameters?: Readonly<Record<string, string>>,
): LintFinding {
  const { severity, category } = CATALOGUE[messageId];
  return { messageId, severity, category, line, text: fillMessage(messageId, parameters), tool };
}

const MAX_SHOWN = 3;
/** Findings of this category are shown in addition to the others. */
export const READABILITY = 'readability';

/** Most important first. The line decides only between two findings with the same message. */
function byImportance(a: LintFinding, b: LintFinding): number {
  return (
    severityRank(a.severity) - severityRank(b.severity) ||
    importanceOf(a.messageId) - importanceOf(b.messageId) ||
    a.line - b.line
  );
}

/**
 * At most three findings, one of each category. So neither the layout of the source nor the number of places with the
 * same mistake changes the selection.
 */
export function selectFindings(findings: readonly LintFinding[]): LintFinding[] {
  const categories = new Set<string>();
  const selected: LintFinding[] = [];
  for (const finding of [...findings].sort(byImportance)) {
    if (categories.has(finding.category)) continue;
    categories.add(finding.category);
    selected.push(finding);
  }
  const readability = selected.filter(({ category }) => category === READABILITY);
  return [...selected.filter(({ category }) => category !== READABILITY).slice(0, MAX_SHOWN), ...readability];
}
