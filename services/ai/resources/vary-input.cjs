/* eslint no-unused-vars: "off" -- the program that this text becomes a part of calls it. */
/**
 * Changes the values of an input but not its size, so that orders occur of which the author of a problem's generator did
 * not think. Runs in the sandbox, after the generator.
 * @returns null when the input has nothing to change
 */
function varyInput(text, variation, random) {
  const LEAST = 4;
  const LEAST_STEP = 256;
  const isNumber = (token) => /^-?\d+$/.test(token);
  const lines = text
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split(' '));
  const areNumbers = lines.map((line) => line.every(isNumber));

  /** The longest run of lines with equally many numbers. The first line holds sizes. */
  let block = { from: 1, to: 1 };
  for (let from = 1, to; from < lines.length; from = to) {
    for (
      to = from + 1;
      to < lines.length && areNumbers[to] && areNumbers[from] && lines[to].length === lines[from].length;
    )
      to += 1;
    if (areNumbers[from] && to - from > block.to - block.from) block = { from, to };
  }
  const longest = lines.reduce(
    (best, line, at) => (at > 0 && areNumbers[at] && line.length > lines[best].length ? at : best),
    0,
  );
  const rows = block.to - block.from;
  const print = () => `${lines.map((line) => line.join(' ')).join('\n')}\n`;

  const isLongWord = (token) => /^[A-Za-z]{8,}$/.test(token);
  if (variation === 'one-letter') {
    if (!lines.some((line) => line.some(isLongWord))) return null;
    return `${lines.map((line) => line.map((token) => (isLongWord(token) ? token.charAt(0).repeat(token.length) : token)).join(' ')).join('\n')}\n`;
  }
  if (variation === 'halves') {
    if (lines.some((line) => line.some(isLongWord)))
      return `${lines.map((line) => line.map((token) => (isLongWord(token) ? ruler(token.length) : token)).join(' ')).join('\n')}\n`;
    if (rows < LEAST || lines[block.from].length < 2 || lines[block.from].length > 3) return null;
    joinHalves(lines.slice(block.from, block.to));
    return print();
  }
  if (longest > 0 && lines[longest].length >= Math.max(LEAST, rows)) {
    const row = lines[longest];
    const other = changed(row, row.length);
    if (other === null) return null;
    lines[longest] = other;
    return print();
  }
  if (rows < LEAST) return null;
  const chosen = lines.slice(block.from, block.to);
  const last = chosen[0].length - 1;
  if (last === 1 && (variation === 'ascending' || variation === 'descending')) {
    chosen.sort((a, b) => (variation === 'ascending' ? a[1] - b[1] : b[1] - a[1]));
    lines.splice(block.from, rows, ...chosen);
    return print();
  }
  const column = changed(
    chosen.map((line) => line[last]),
    rows,
  );
  if (column === null) return null;
  for (const [at, line] of chosen.entries()) line[last] = column[at];
  return print();

  function changed(values, count) {
    if (variation === 'ascending') return [...values].sort((a, b) => a - b);
    if (variation === 'descending') return [...values].sort((a, b) => b - a);
    if (variation === 'low-bits') return alikeInLowBits(values);
    return values.map(() => random.int(1, count));
  }

  /**
   * The same values with other names: multiples of a power of two, which a weak hash calls alike. None is larger than the
   * largest one was, because a program may take a step for each unit of a value.
   */
  function alikeInLowBits(values) {
    const names = new Map([...new Set(values)].map((value, at) => [value, at + 1]));
    const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const step = 2 ** Math.floor(Math.log2(largest / names.size));
    if (!(step >= LEAST_STEP)) return null;
    return values.map((value) => Math.sign(value) * names.get(value) * step);
  }

  /** abacabadabacaba: each half is the same, so a long text has many palindromes and repetitions within each other. */
  function ruler(length) {
    return Array.from({ length }, (_, at) => String.fromCharCode(97 + Math.log2((at + 1) & -(at + 1)))).join(
      '',
    );
  }

  /** Pairs of numbers up to the largest one that join single ones, then pairs, and so on. The last pairs stay. */
  function joinHalves(pairs) {
    const count = pairs.reduce((most, [u, v]) => Math.max(most, u, v), 0);
    let at = 0;
    for (let step = 1; step < count; step *= 2)
      for (let one = 1; one + step <= count && at < pairs.length; one += 2 * step, at += 1) {
        pairs[at][0] = String(one);
        pairs[at][1] = String(one + step);
      }
  }
}
