export function validate(input) {
  const lines = input.trimEnd().split('\n').map((line) => line.split(' '));
  const n = Number(lines[0][0]);
  if (lines.length !== 2 || lines[0].length !== 1 || !(n >= 1 && n <= 50000)) return 'expected two lines';
  return lines[1].length === n && lines[1].every((x) => /^\d{1,7}$/.test(x)) ? null : 'expected n numbers';
}
