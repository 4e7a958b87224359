const fact = [1n];
for (let i = 1n; i <= 18n; i++) fact.push(fact[fact.length - 1] * i);

const pick = (actors, k) => {
  if (actors.length === 0) return [];
  const f = fact[actors.length - 1];
  const i = Number(k / f);
  return [actors[i], ...pick(actors.filter((_, j) => j !== i), k % f)];
};

const out = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1).map((line) => {
  const [n, k] = line.trim().split(' ');
  return pick(Array.from({ length: +n }, (_, i) => i + 1), BigInt(k) - 1n).join(' ');
});
console.log(out.join('\n'));
