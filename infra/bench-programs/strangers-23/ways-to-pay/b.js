const rl = require('readline').createInterface({ input: process.stdin });
const lines = [];
rl.on('line', l => lines.push(l));
rl.on('close', () => {
  const [n, a] = lines[0].trim().split(' ').map(Number);
  const coin = lines[1].trim().split(' ').map(Number).sort((p, q) => p - q);
  const width = n + 1;
  const table = new Uint32Array(width * (a + 1));
  table.fill(1, 0, width);
  for (let x = 1; x <= a; x++) {
    const here = x * width;
    for (let i = 1; i <= n; i++) {
      const c = coin[i - 1];
      const without = table[here + i - 1];
      const withIt = c <= x ? table[here - c * width + i] : 0;
      table[here + i] = (without + withIt) % 1000000007;
    }
  }
  console.log(table[a * width + n]);
});
