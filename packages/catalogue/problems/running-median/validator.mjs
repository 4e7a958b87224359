const INTEGER = /^(0|-?[1-9]\d{0,9})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const offers = integers(lines[1]);
  if (head === null || head.length !== 1) return 'line 1 must hold the integer n';
  if (offers === null) return 'line 2 must hold integers separated by single blanks';
  const [n] = head;
  if (n < 1 || n > 300000) return `n must be 1 to 300000, found ${n}`;
  if (offers.length !== n) return `expected ${n} offers, found ${offers.length}`;
  return offers.some((offer) => Math.abs(offer) > 1e9) ? 'an offer is out of range' : null;
}
