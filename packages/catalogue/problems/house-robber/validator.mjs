export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0]) || Number(lines[0]) > 100000)
    return 'line 1 must hold the integer n, 1 to 100000';
  const amounts = lines[1].split(' ');
  if (amounts.length !== Number(lines[0])) return `expected ${lines[0]} amounts, found ${amounts.length}`;
  const wrong = amounts.find((amount) => !/^(0|[1-9]\d{0,6})$/.test(amount) || Number(amount) > 1000000);
  return wrong === undefined ? null : `not an amount from 0 to 1000000: ${wrong}`;
}
