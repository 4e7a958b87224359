const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = parseInt(lines[0]);

const words = {};
const starts = {};
const output = [];

for (let i = 1; i <= q; i++) {
  const [op, w] = lines[i].trim().split(' ');
  if (op === 'add') {
    words[w] = true;
    for (let len = 1; len <= w.length; len++) {
      starts[w.slice(0, len)] = true;
    }
  } else if (op === 'has') {
    output.push(w in words ? 'true' : 'false');
  } else {
    output.push(w in starts ? 'true' : 'false');
  }
}
console.log(output.join('\n'));
