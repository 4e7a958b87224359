export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0]) || Number(lines[0]) > 200000)
    return 'line 1 must hold the integer n, 1 to 200000';
  const values = lines[1].split(' ');
  if (values.length !== Number(lines[0])) return `expected ${lines[0]} values, found ${values.length}`;
  const wrong = values.find((value) => !/^(0|-?[1-9]\d{0,9})$/.test(value) || Math.abs(Number(value)) > 1e9);
  return wrong === undefined ? null : `not an integer in range: ${wrong}`;
}
