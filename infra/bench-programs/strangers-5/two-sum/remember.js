const [[, target], a] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.trim().split(/\s+/).map(Number));
const seen = new Map();
a.some((v, j) => {
  if (seen.has(target - v)) return console.log(seen.get(target - v), j), true;
  seen.set(v, j);
});
