const fact = [1];
for (let i = 1; i <= 18; i++) fact.push(fact[i - 1] * i);

let actors = []; // kept from night to night
const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
input.shift();
for (const night of input) {
  const [n, k] = night.trim().split(' ').map(Number);
  while (actors.length < n) actors.push(actors.length + 1);
  actors.length = n;
  const row = [];
  for (let left = n, rest = k - 1; left > 0; left--) {
    const f = fact[left - 1];
    row.push(...actors.splice(Math.floor(rest / f), 1));
    rest %= f;
  }
  console.log(row.join(' '));
  actors = row.sort();
}
