const INTEGER = /^(0|-?[1-9]\d{0,9})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const head = integers(lines[0]);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and q';
  const [n, q] = head;
  if (n < 1 || n > 200000) return `n must be 1 to 200000, found ${n}`;
  if (q < 1 || q > 120000) return `q must be 1 to 120000, found ${q}`;
  const coins = integers(lines[1] ?? '');
  if (coins === null || coins.length !== n) return `line 2 must hold ${n} integers`;
  if (coins.some((one) => Math.abs(one) > 1e9)) return 'a box holds a number of coins out of range';
  if (lines.length !== q + 2) return `expected ${q} events, found ${lines.length - 2}`;
  let questions = 0;
  for (let i = 2; i < q + 2; i++) {
    const event = integers(lines[i]);
    if (event === null || event.length !== 3) return `line ${i + 1} must hold three integers`;
    const [kind, a, b] = event;
    if (kind !== 1 && kind !== 2) return `line ${i + 1} has the unknown kind ${kind}`;
    if (a < 1 || a > n) return `line ${i + 1} names an unknown box`;
    if (kind === 1 && Math.abs(b) > 1e9) return `line ${i + 1} changes a box by too much`;
    if (kind === 2 && (b < a || b > n)) return `line ${i + 1} asks for an empty or unknown range`;
    if (kind === 2) questions++;
  }
  return questions >= 1 && questions <= 60000 ? null : `there must be 1 to 60000 questions, found ${questions}`;
}
