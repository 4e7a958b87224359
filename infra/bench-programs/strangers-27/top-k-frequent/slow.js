const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0].trim().split(' ')[1]);
const values = lines[1].trim().split(/\s+/).map(Number);

const times = values.map(v => {
  let t = 0;
  for (const w of values) if (w === v) t++;
  return t;
});
const ranking = values.map((_, i) => i).sort((i, j) => times[j] - times[i]);
const chosen = new Set();
for (const i of ranking) {
  if (chosen.size === k) break;
  chosen.add(values[i]);
}
console.log([...chosen].join(' '));
