import type { Node } from 'web-tree-sitter';
import { fieldText } from '../../syntax/shape.js';

/** A longer header is no simple loop. */
const MOST_HEADER = 400;

/** The text of a loop without its body, in one line. */
export const headerOf = (loop: Node): string =>
  loop.text
    .slice(0, loop.text.length - fieldText(loop, 'body').length)
    .replace(/\s+/g, ' ')
    .slice(0, MOST_HEADER);

/** The variables that a `for` loop counts or goes through. */
export function variablesOf(loop: Node): string[] {
  const header = headerOf(loop);
  const names =
    /^for\s*\(?\s*(?:let|var|const|final)?\s*(?:(?:int|long|char|[A-Z]\w*)\s+)?[[(]?([\w\s,]+?)[\])]?\s*(?:=|:|\bin\b|\bof\b)/.exec(
      header,
    )?.[1];
  return names?.split(',').map((name) => name.trim()) ?? [];
}
