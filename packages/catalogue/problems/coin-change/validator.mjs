const INTEGER = /^(0|[1-9]\d{0,5})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const coins = integers(lines[1]);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and amount';
  if (coins === null) return 'line 2 must hold integers separated by single blanks';
  const [n, amount] = head;
  if (n < 1 || n > 20) return `n must be 1 to 20, found ${n}`;
  if (amount > 100000) return `amount must be at most 100000, found ${amount}`;
  if (coins.length !== n) return `expected ${n} coins, found ${coins.length}`;
  if (coins.some((coin) => coin < 1 || coin > 100000)) return 'a coin value is out of range';
  return new Set(coins).size === n ? null : 'the coin values must be distinct';
}
