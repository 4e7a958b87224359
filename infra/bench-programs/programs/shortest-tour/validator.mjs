export function validate(input) {
  const lines = input.trimEnd().split('\n').map((line) => line.split(' '));
  const n = Number(lines[0][0]);
  if (lines[0].length !== 1 || !(n >= 2 && n <= 11) || lines.length !== n + 1) return 'expected n and n rows';
  return lines.slice(1).every((row) => row.length === n && row.every((x) => /^\d{1,3}$/.test(x))) ? null : 'a row is wrong';
}
