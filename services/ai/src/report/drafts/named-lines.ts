const NUMBERS = /\blines?\s+(?:no\.?\s*)?(-?\d[\d.]*(?:\s*(?:,|to|and|or|-|–)\s*-?\d[\d.]*)*)/gi;
/** A number in words, or a word that stands where a number should. */
const IN_WORDS =
  /\blines?\s+(?:nan|undefined|null|none|zero|minus|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|(?:a |one )?(?:hundred|thousand|million))\b/i;

/** Whether every line that a sentence names is a line of the program. */
export function namesKnownLines(said: string, lines: number): boolean {
  if (IN_WORDS.test(said)) return false;
  return Array.from(said.matchAll(NUMBERS), ([, named = '']) => named).every((named) =>
    // In a range such as 3-5 the sign joins two numbers.
    (named.match(/(?:(?<!\d\s?)-)?\d+(?:\.\d+)?/g) ?? []).every((number) => {
      const line = Number(number);
      return Number.isInteger(line) && line >= 1 && line <= lines;
    }),
  );
}
