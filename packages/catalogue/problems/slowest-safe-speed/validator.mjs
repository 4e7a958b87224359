const POSITIVE = /^[1-9]\d{0,9}$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = lines[0].split(' ');
  if (head.length !== 2 || !head.every((part) => POSITIVE.test(part)))
    return 'line 1 must hold the integers n and h';
  const [n, h] = head.map(Number);
  if (n > 100000) return `n must be at most 100000, found ${n}`;
  if (h < n || h > 2e9) return `h must be n to 2000000000, found ${h}`;
  const contents = lines[1].split(' ');
  if (contents.length !== n) return `expected ${n} contents, found ${contents.length}`;
  const bad = contents.findIndex((litres) => !POSITIVE.test(litres) || Number(litres) > 1e9);
  return bad === -1 ? null : `content ${bad + 1} is not an integer from 1 to 1000000000`;
}
