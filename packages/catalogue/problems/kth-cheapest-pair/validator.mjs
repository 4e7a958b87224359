const INTEGER = /^(0|-?[1-9]\d{0,10})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 3) return `expected 3 lines, found ${lines.length}`;
  const [head, bags, hats] = lines.map((line) => line.split(' '));
  if (![...head, ...bags, ...hats].every((part) => INTEGER.test(part))) return 'expected integers separated by single blanks';
  if (head.length !== 3) return 'line 1 must hold n, m and k';
  const [n, m, k] = head.map(Number);
  if (n < 1 || n > 100000 || m < 1 || m > 100000) return 'n or m is out of range';
  if (k < 1 || k > n * m) return 'k is out of range';
  if (bags.length !== n) return `expected ${n} bags, found ${bags.length}`;
  if (hats.length !== m) return `expected ${m} hats, found ${hats.length}`;
  for (const prices of [bags.map(Number), hats.map(Number)]) {
    if (prices.some((price) => Math.abs(price) > 1e9)) return 'a price is out of range';
    if (prices.some((price, i) => i > 0 && price < prices[i - 1])) return 'prices must be in ascending order';
  }
  return null;
}
