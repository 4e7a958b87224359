export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n').map((line) => line.split(' '));
  if (lines.length !== 3 || lines[0].length !== 2) return 'expected three lines, the first one with two numbers';
  const isBox = (text, n) => /^(0|[1-9]\d{0,5})$/.test(text) && Number(text) <= n;
  const n = Number(lines[0][0]);
  if (!isBox(lines[0][0], 100000) || n < 1) return 'n must be 1 to 100000';
  if (!isBox(lines[0][1], n) || lines[0][1] === '0') return 'the first box is wrong';
  if (lines[1].length !== n || lines[2].length !== n) return `expected ${n} numbers and ${n} links`;
  if (lines[1].some((text) => !/^(0|-?[1-9]\d{0,9})$/.test(text) || Math.abs(Number(text)) > 2e9)) return 'a number is out of range';
  if (lines[2].some((text) => !isBox(text, n))) return 'a link is wrong';
  let box = Number(lines[0][1]);
  let count = 0;
  for (; box !== 0 && count <= n; count++) box = Number(lines[2][box - 1]);
  return count === n ? null : 'the list does not contain all cards once';
}
