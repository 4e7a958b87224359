export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0]) || Number(lines[0]) > 200000) return 'n must be 1 to 200000';
  const prices = lines[1].split(' ');
  if (prices.length !== Number(lines[0])) return `expected ${lines[0]} prices, found ${prices.length}`;
  const wrong = prices.find((price) => !/^(0|[1-9]\d{0,9})$/.test(price) || Number(price) > 1e9);
  return wrong === undefined ? null : `the price ${wrong} is not allowed`;
}
