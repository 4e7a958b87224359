const PAIR = /^(0|[1-9]\d{0,4}) (0|[1-9]\d{0,4})$/;

export function validate(input) {
  const [first, ...rules] = input.replace(/\n$/, '').split('\n');
  const head = PAIR.exec(first);
  if (head === null) return 'line 1 must hold the integers n and m';
  const [n, m] = [Number(head[1]), Number(head[2])];
  if (n < 1 || n > 30000) return `n must be 1 to 30000, found ${n}`;
  if (m > 60000) return `m must be at most 60000, found ${m}`;
  if (rules.length !== m) return `expected ${m} rules, found ${rules.length}`;
  for (const [i, rule] of rules.entries()) {
    const pair = PAIR.exec(rule);
    if (pair === null) return `rule ${i + 1} is not a pair of integers`;
    const [a, b] = [Number(pair[1]), Number(pair[2])];
    if (a < 1 || a > n || b < 1 || b > n) return `rule ${i + 1} names a course outside 1 to ${n}`;
    if (a === b) return `rule ${i + 1} puts course ${a} before itself`;
  }
  return null;
}
