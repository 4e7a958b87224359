const [, ...nights] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

const fact = [1n];
for (let i = 1n; i <= 18n; i++) fact.push(fact[fact.length - 1] * i);

const arrange = (actors, k) => {
  if (actors.length === 0) return [];
  const block = fact[actors.length - 1];
  const pick = Number(k / block);
  const rest = actors.filter((_, i) => i !== pick);
  return [actors[pick], ...arrange(rest, k % block)];
};

for (const night of nights) {
  const [n, k] = night.trim().split(' ');
  const everyone = Array.from({ length: +n }, (_, i) => i + 1);
  console.log(arrange(everyone, BigInt(k) - 1n).join(' '));
}
