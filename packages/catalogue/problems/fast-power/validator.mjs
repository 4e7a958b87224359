const INTEGER = /^(0|[1-9]\d{0,15})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,4}$/.test(lines[0]) || Number(lines[0]) > 10000) return 'line 1 must hold q, 1 to 10000';
  if (lines.length !== Number(lines[0]) + 1) return `expected ${lines[0]} locks, found ${lines.length - 1}`;
  for (let i = 1; i < lines.length; i++) {
    const parts = lines[i].split(' ');
    if (parts.length !== 3 || !parts.every((part) => INTEGER.test(part))) return `line ${i + 1} must hold three integers`;
    const [a, b, m] = parts.map(Number);
    if (Math.max(a, b) > 1e15) return `line ${i + 1}: a or b is out of range`;
    if (m < 1 || m > 90000000) return `line ${i + 1}: m is out of range`;
  }
  return null;
}
