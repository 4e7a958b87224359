/** @returns the numbers as ranges, e.g. `1-3, 7`. @param numbers ascending */
export function rangesOf(numbers: readonly number[]): string {
  const parts: string[] = [];
  let start = 0;
  for (const [at, number] of numbers.entries()) {
    if (numbers[at + 1] === number + 1) continue;
    const first = numbers[start] ?? number;
    parts.push(first === number ? String(number) : `${first}-${number}`);
    start = at + 1;
  }
  return parts.join(', ');
}

/** Reads numbers and ranges of tests. @returns null when the text is none, or names a test that does not exist */
export function numbersIn(text: string, count: number): number[] | null {
  const found = new Set<number>();
  for (const part of text.split(/[,;\s]+/).filter((word) => word !== '')) {
    const [, first = '', last = first] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first || NaN), Number(last || NaN)];
    if (!(from >= 1 && from <= to && to <= count)) return null;
    for (let number = from; number <= to; number++) found.add(number);
  }
  return [...found].sort((a, b) => a - b);
}
