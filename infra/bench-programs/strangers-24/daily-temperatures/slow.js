const [n, ...t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const firstWarmer = (x, i) => {
  for (let j = i + 1; j < n; j++) if (t[j] > x) return j - i;
  return 0;
};
console.log(t.map(firstWarmer).join(' '));
