const INTEGER = /^[1-9]\d{0,15}$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!INTEGER.test(lines[0]) || Number(lines[0]) > 2000) return 'line 1 must hold q, 1 to 2000';
  if (lines.length !== Number(lines[0]) + 1) return `expected ${lines[0]} nights, found ${lines.length - 1}`;
  for (let i = 1; i < lines.length; i++) {
    const parts = lines[i].split(' ');
    if (parts.length !== 2 || !parts.every((part) => INTEGER.test(part))) return `line ${i + 1} must hold n and k`;
    const [n, k] = parts.map(Number);
    if (n > 18) return `line ${i + 1} has too many actors`;
    let all = 1;
    for (let j = 2; j <= n; j++) all *= j;
    if (k > all) return `line ${i + 1}: there is no arrangement ${k}`;
  }
  return null;
}
