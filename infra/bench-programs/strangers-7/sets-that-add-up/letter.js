const [first, second] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const t = Number(first.split(' ')[1]);
const stamps = second.trim().split(' ').map(Number).sort();
const results = [];

function search(start, rest, picked) {
  if (rest === 0) {
    results.push(picked.join(' '));
    return;
  }
  for (let i = start; i < stamps.length && stamps[i] <= rest; i++) {
    if (i > start && stamps[i] === stamps[i - 1]) continue;
    search(i + 1, rest - stamps[i], [...picked, stamps[i]]);
  }
}

search(0, t, []);
console.log(results.length > 0 ? results.join('\n') : 'none');
