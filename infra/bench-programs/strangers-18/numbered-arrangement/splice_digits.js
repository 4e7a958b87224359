const [, ...nights] = require('fs').readFileSync(0, 'utf8').trim().split('\n');

const factorial = [1];
for (let i = 1; i <= 18; i++) factorial.push(factorial[i - 1] * i); // 18! < 2^53

function arrangement(n, k) {
  const actors = Array.from({ length: n }, (_, i) => i + 1);
  let rest = k - 1;
  const row = [];
  while (actors.length > 0) {
    const f = factorial[actors.length - 1];
    const d = Math.floor(rest / f);
    rest -= d * f;
    row.push(actors.splice(d, 1)[0]);
  }
  return row.join(' ');
}

console.log(nights.map((s) => arrangement(...s.split(' ').map(Number))).join('\n'));
