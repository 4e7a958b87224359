const [, ...nights] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const factorial = n => (n < 2 ? 1 : n * factorial(n - 1));

const arrangement = (actors, k) => {
  if (actors.length === 0) return [];
  const block = factorial(actors.length - 1);
  const i = (k - k % block) / block;
  return [actors[i], ...arrangement(actors.filter((_, j) => j !== i), k % block)];
};

console.log(nights.map(night => {
  const [n, k] = night.split(' ').map(Number);
  return arrangement([...Array(n).keys()].map(x => x + 1), k - 1).join(' ');
}).join('\n'));
