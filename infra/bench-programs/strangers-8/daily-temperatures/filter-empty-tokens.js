const [n, ...temps] = require('fs').readFileSync(0, 'utf8')
  .split(/\s+/)
  .map(Number)
  .filter(Boolean);

const out = temps.map(() => 0);
const open = [];
temps.forEach((t, day) => {
  while (open.length && temps[open[open.length - 1]] < t) {
    const d = open.pop();
    out[d] = day - d;
  }
  open.push(day);
});
console.log(out.join(' '));
