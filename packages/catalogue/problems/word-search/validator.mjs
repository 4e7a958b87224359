export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const head = /^([1-9]|10) ([1-9]|10)$/.exec(lines[0]);
  if (head === null) return 'line 1 must hold the integers r and c, 1 to 10 each';
  const [r, c] = [Number(head[1]), Number(head[2])];
  if (lines.length !== r + 2) return `expected ${r} rows and the word, found ${lines.length - 1} lines`;
  for (let row = 1; row <= r; row++) {
    if (lines[row].length !== c) return `row ${row} has ${lines[row].length} letters instead of ${c}`;
    if (!/^[A-Z]+$/.test(lines[row])) return `row ${row} has a character other than A to Z`;
  }
  return /^[A-Z]{1,10}$/.test(lines[r + 1]) ? null : 'the word must have 1 to 10 capital letters';
}
