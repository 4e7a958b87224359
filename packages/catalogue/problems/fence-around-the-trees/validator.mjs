const INTEGER = /^(0|-?[1-9]\d{0,7})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,5}$/.test(lines[0]) || Number(lines[0]) > 100000) return 'line 1 must hold n, 1 to 100000';
  if (lines.length !== Number(lines[0]) + 1) return `expected ${lines[0]} trees, found ${lines.length - 1}`;
  for (let i = 1; i < lines.length; i++) {
    const parts = lines[i].split(' ');
    if (parts.length !== 2 || !parts.every((part) => INTEGER.test(part))) return `line ${i + 1} must hold two integers`;
    if (parts.some((part) => Math.abs(Number(part)) > 30000000)) return `line ${i + 1} is out of range`;
  }
  return null;
}
