export function validate(input) {
  const lines = input.trimEnd().split('\n').map((line) => line.split(' '));
  if (lines.length !== 2 || !lines.flat().every((part) => /^\d{1,6}$/.test(part))) return 'expected two lines of numbers';
  const n = Number(lines[0][0]);
  return lines[0].length === 2 && n >= 1 && n <= 22 && lines[1].length === n ? null : 'expected n target and n numbers';
}
