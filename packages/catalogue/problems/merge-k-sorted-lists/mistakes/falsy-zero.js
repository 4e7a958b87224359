const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const k = Number(lines[0]);
const all = [];
for (let i = 1; i <= k; i++) {
  const [n, ...v] = lines[i].split(' ').map(Number);
  for (const x of v) if (x) all.push(x);
}
all.sort((a, b) => a - b);
console.log(all.join(' '));
