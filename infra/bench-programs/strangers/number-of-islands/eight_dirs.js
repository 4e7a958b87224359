const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = lines[0].split(' ').map(Number);
const g = lines.slice(1).map(l => [...l.trim()]);
let n = 0;
for (let i = 0; i < r; i++) {
  for (let j = 0; j < c; j++) {
    if (g[i][j] !== '1') continue;
    n++;
    const st = [[i, j]];
    g[i][j] = '0';
    while (st.length) {
      const [y, x] = st.pop();
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++)
          if (g[y + dy]?.[x + dx] === '1') { g[y + dy][x + dx] = '0'; st.push([y + dy, x + dx]); }
    }
  }
}
console.log(n);
