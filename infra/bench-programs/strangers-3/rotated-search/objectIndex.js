const [, a, q] = require('fs').readFileSync(0, 'utf8').split('\n').map(l => l.trim().split(' '));
const at = new Map(a.map((v, i) => [v, i]));
console.log(q.map(v => at.has(v) ? at.get(v) : -1).join('\n'));
