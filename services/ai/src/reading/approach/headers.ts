import type { Node } from 'web-tree-sitter';
import { fieldText } from '../../syntax/shape.js';

/** The text of a loop without its body. */
export const headerOf = (loop: Node): string =>
  loop.text.slice(0, loop.text.length - fieldText(loop, 'body').length);

/** The variables that a `for` loop counts or goes through. */
export function variablesOf(loop: Node): string[] {
  const header = headerOf(loop);
  const names =
    /^for\s*\(?\s*(?:let|var|const|final)?\s*(?:(?:int|long|char|[A-Z]\w*)\s+)?[[(]?([\w\s,]+?)[\])]?\s*(?:=|:|\bin\b|\bof\b)/.exec(
      header,
    )?.[1];
  return names?.split(',').map((name) => name.trim()) ?? [];
}
