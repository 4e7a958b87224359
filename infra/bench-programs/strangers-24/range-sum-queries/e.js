const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const a = lines[1].trim().split(' ').map(Number);

const width = Math.max(1, Math.floor(Math.sqrt(n)));
const blocks = [];
a.forEach((x, i) => {
  const b = Math.floor(i / width);
  blocks[b] = (blocks[b] || 0) + x;
});

function sum(from, to) {
  let s = 0;
  let i = from;
  while (i <= to) {
    if (i % width === 0 && i + width - 1 <= to) {
      s += blocks[i / width];
      i += width;
    } else {
      s += a[i];
      i++;
    }
  }
  return s;
}

const answers = [];
for (let k = 2; k < q + 2; k++) {
  const [l, r] = lines[k].split(' ').map(Number);
  answers.push(sum(l - 1, r - 1));
}
process.stdout.write(answers.join('\n') + '\n');
