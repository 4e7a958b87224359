export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const head = /^([1-9]\d{0,2}) ([1-9]\d{0,2})$/.exec(lines[0]);
  if (head === null) return 'line 1 must hold the integers r and c';
  const [r, c] = [Number(head[1]), Number(head[2])];
  if (r > 400 || c > 400) return `r and c must be at most 400, found ${r} and ${c}`;
  if (lines.length !== r + 1) return `expected ${r} rows, found ${lines.length - 1}`;
  for (let row = 1; row <= r; row++) {
    if (lines[row].length !== c) return `row ${row} has ${lines[row].length} squares instead of ${c}`;
    if (!/^[.#]+$/.test(lines[row])) return `row ${row} has a character other than . and #`;
  }
  return null;
}
