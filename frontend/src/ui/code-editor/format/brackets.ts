const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Comments, raw strings, text blocks, strings and characters of C++ and Java; brackets in them do not count. */
const SKIPPED =
  /\/\/[^\n]*|\/\*[^]*?\*\/|R"([^()\\\s]{0,16})\([^]*?\)\1"|"""[^]*?(?<!\\)"""|"(?:\\.|[^"\\\n])*"|(?<!\d)'(?:\\.|[^'\\\n])*'/g;

/**
 * Finds the first bracket of C++ or Java without its partner.
 * @returns its line, 1-based; null when all match.
 */
export function unmatchedBracket(source: string): number | null {
  // Only the line breaks of what is skipped matter.
  const code = source.replace(SKIPPED, (text) => text.replace(/[^\n]/g, ' '));
  const open: { bracket: string; line: number }[] = [];
  let line = 1;
  for (const character of code) {
    if (character === '\n') line += 1;
    else if ('([{'.includes(character)) open.push({ bracket: character, line });
    else if (OPENERS[character] !== undefined) {
      const last = open.pop();
      // An open bracket before a closing one of another kind is more often the mistake.
      if (last?.bracket !== OPENERS[character]) return last?.line ?? line;
    }
  }
  return open.at(-1)?.line ?? null;
}
