const INTEGER = /^(0|-?[1-9]\d{0,6})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const head = /^([1-9]\d{0,2}) ([1-9]\d{0,2})$/.exec(lines[0]);
  if (head === null) return 'line 1 must hold the integers r and c';
  const [r, c] = [Number(head[1]), Number(head[2])];
  if (r > 300 || c > 300) return `r and c must be at most 300, found ${r} and ${c}`;
  if (lines.length !== r + 1) return `expected ${r} rows, found ${lines.length - 1}`;
  for (let row = 1; row <= r; row++) {
    const numbers = lines[row].split(' ');
    if (numbers.length !== c) return `row ${row} has ${numbers.length} numbers instead of ${c}`;
    const bad = numbers.findIndex((number) => !INTEGER.test(number) || Math.abs(Number(number)) > 1e6);
    if (bad !== -1) return `number ${bad + 1} of row ${row} is not an integer from -1000000 to 1000000`;
  }
  return null;
}
