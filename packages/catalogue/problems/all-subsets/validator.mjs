const INTEGER = /^(0|-?[1-9]\d{0,6})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^([1-9]|1[0-2])$/.test(lines[0])) return 'line 1 must hold the integer n, 1 to 12';
  const toppings = lines[1].split(' ');
  if (toppings.length !== Number(lines[0])) return `expected ${lines[0]} toppings, found ${toppings.length}`;
  const wrong = toppings.find((topping) => !INTEGER.test(topping) || Math.abs(Number(topping)) > 1000000);
  if (wrong !== undefined) return `not an integer in range: ${wrong}`;
  return new Set(toppings).size === toppings.length ? null : 'the toppings must be distinct';
}
