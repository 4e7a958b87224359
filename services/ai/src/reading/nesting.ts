/** Deeper nesting overflows the parsers or takes them minutes. Programs of people stay below thirty. */
export const MOST_NESTING = 500;

const OPENING = new Set('([{');
const CLOSING = new Set(')]}');

/** @returns how deep the brackets of a text nest, those in strings and comments included. */
export function bracketNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (OPENING.has(character)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSING.has(character)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}
