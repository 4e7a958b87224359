import type { CollectedSpan } from '@evident/kit/testing/index';

const ROW = 20;
const LABEL = 330;
const WIDTH = 1_060;
const TOP = 28;
const COLORS: Record<string, string> = {
  gateway: '#2f6fb0',
  problems: '#2e8b57',
  'judge-worker': '#b5651d',
  ai: '#7a4fa3',
  billing: '#8a8a2a',
};

/** The spans of one trace in the order of a tree, each with its depth. */
export function asTree(spans: readonly CollectedSpan[]): { span: CollectedSpan; depth: number }[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const childrenOf = (id: string | null): CollectedSpan[] =>
    spans
      .filter(({ parentId }) => (id === null ? parentId === null || !known.has(parentId) : parentId === id))
      .sort((a, b) => a.startMs - b.startMs);
  const below = (id: string | null, depth: number): { span: CollectedSpan; depth: number }[] =>
    childrenOf(id).flatMap((span) => [{ span, depth }, ...below(span.spanId, depth + 1)]);
  return below(null, 0);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function labelOf({ name, attributes }: CollectedSpan): string {
  const { index, verdict } = attributes;
  return index === undefined ? name : `${name} ${index} ${verdict ?? ''}`;
}

/** A trace as a picture: one bar for each span, by time. */
export function picture(spans: readonly CollectedSpan[]): string {
  const rows = asTree(spans);
  const start = Math.min(...spans.map(({ startMs }) => startMs));
  const end = Math.max(...spans.map(({ endMs }) => endMs));
  const scale = (WIDTH - LABEL - 90) / Math.max(end - start, 1);
  const bars = rows.map(({ span, depth }, row) => {
    const y = TOP + row * ROW;
    const x = LABEL + (span.startMs - start) * scale;
    const width = Math.max((span.endMs - span.startMs) * scale, 1.5);
    return `<text x="${8 + depth * 14}" y="${y + 13}">${escaped(labelOf(span))}</text>
<rect x="${x.toFixed(1)}" y="${y + 3}" width="${width.toFixed(1)}" height="${ROW - 8}" rx="2" fill="${COLORS[span.service] ?? '#666'}"/>
<text x="${(x + width + 5).toFixed(1)}" y="${y + 13}" fill="#555">${(span.endMs - span.startMs).toFixed(1)} ms</text>`;
  });
  const legend = Object.entries(COLORS)
    .filter(([service]) => spans.some((span) => span.service === service))
    .map(
      ([service, color], at) => `<text x="${LABEL + at * 130}" y="16" fill="${color}">■ ${service}</text>`,
    );
  const height = TOP + rows.length * ROW + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${[...legend, ...bars].join('\n')}
</svg>
`;
}
