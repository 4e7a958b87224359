const lines = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());
const q = Number(lines[0]);

function woven(a, b, c) {
  if (a.length + b.length !== c.length) return false;
  const reach = new Array(b.length + 1).fill(false);
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 && j === 0) {
        reach[j] = true;
        continue;
      }
      const fromA = i > 0 && reach[j] && a[i - 1] === c[i + j - 1];
      const fromB = j > 0 && reach[j - 1] && b[j - 1] === c[i + j - 1];
      reach[j] = fromA || fromB;
    }
  }
  return reach[b.length];
}

for (let t = 0; t < q; t++) {
  console.log(woven(lines[3 * t + 1] || '', lines[3 * t + 2] || '', lines[3 * t + 3] || ''));
}
