const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const q = Number(lines[0]);
for (let r = 0; r < q; r++) {
  const [a, b, heard] = [1, 2, 3].map(d => lines[3 * r + d] || '');
  let ok = a.length + b.length === heard.length;
  if (ok) {
    let could = new Set([0]);          // notes that the first bird may have sung so far
    for (let k = 0; k < heard.length && could.size; k++) {
      const then = new Set();
      for (const i of could) {
        if (i < a.length && a[i] === heard[k]) then.add(i + 1);
        if (k - i < b.length && b[k - i] === heard[k]) then.add(i);
      }
      could = then;
    }
    ok = could.has(a.length);
  }
  console.log(ok);
}
