const n = Number(require('fs').readFileSync(0, 'utf8'));
for (let i = 1; i <= n; i++) {
  const s = String(i);
  const three = [3, 6, 9, 12].includes([...s].reduce((a, b) => a + Number(b), 0));
  const five = s.endsWith('5') || s.endsWith('0');
  console.log((three ? 'Fizz' : '') + (five ? 'Buzz' : '') || s);
}
