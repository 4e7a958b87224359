const lines = require('fs').readFileSync(0, 'utf8').split('\n').map((l) => l.trim());
const q = +lines.shift();

const woven = (a, b, c) => {
  if (a.length + b.length !== c.length) return false;
  const row = new Array(b.length + 1).fill(false);
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      row[j] =
        (i === 0 && j === 0) ||
        (i > 0 && row[j] && a[i - 1] === c[i + j - 1]) ||
        (j > 0 && row[j - 1] && b[j - 1] === c[i + j - 1]);
    }
  }
  return row[b.length];
};

for (let r = 0; r < q; r++) {
  const [a = '', b = '', c = ''] = lines.slice(3 * r, 3 * r + 3);
  console.log(woven(a, b, c));
}
