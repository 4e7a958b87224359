const [[, target], items] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(' ').map(Number));
const powerset = items.reduce((sets, x) => sets.concat(sets.map(s => [...s, x])), [[]]);
const good = powerset.filter(s => s.reduce((p, q) => p + q, 0) === target);
console.log(good.length);
good.sort((p, q) => p.length - q.length);
if (good.length) console.log(good[0].join('+'));
