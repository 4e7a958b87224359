const INTEGER = /^(0|-?[1-9]\d{0,9})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = integers(lines[0]);
  const bookings = integers(lines[1]);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and k';
  if (bookings === null) return 'line 2 must hold integers separated by single blanks';
  const [n, k] = head;
  if (n < 1 || n > 200000) return `n must be 1 to 200000, found ${n}`;
  if (Math.abs(k) > 1e9) return `k is out of range: ${k}`;
  if (bookings.length !== n) return `expected ${n} bookings, found ${bookings.length}`;
  return bookings.some((booking) => Math.abs(booking) > 1e9) ? 'a booking is out of range' : null;
}
