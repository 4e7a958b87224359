const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1);

const words = {};
const starts = new Set();
const out = [];

for (const row of rows) {
  const [op, w] = row.trim().split(' ');
  if (op === 'add') {
    if (words[w] === true) continue;
    words[w] = true;
    for (let len = 1; len <= w.length; len++) starts.add(w.slice(0, len));
  } else if (op === 'has') {
    out.push(w in words);
  } else {
    out.push(starts.has(w));
  }
}

console.log(out.join('\n'));
