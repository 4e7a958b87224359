const [first, second] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const k = Number(first.split(' ')[1]);
const count = {};
for (const v of second.trim().split(' ')) count[v] = (count[v] || 0) + 1;
const ranked = Object.entries(count).map(([v, c]) => [c, v]).sort().reverse();
console.log(ranked.slice(0, k).map(e => e[1]).join(' '));
