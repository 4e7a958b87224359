const x = parseFloat(require('fs').readFileSync(0, 'utf8'));
const heron = g => {
  const h = (g + x / g) / 2;
  return h < g ? heron(h) : g;
};
console.log(x === 0 ? '0' : heron(x > 1 ? x : 1).toFixed(10));
