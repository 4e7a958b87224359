const [, line] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const all = line.trim().split(' ').reduce((sets, x) => [...sets, ...sets.map(s => [...s, x])], [[]]);
console.log(all.map(s => s.join(' ') || '-').join('\n'));
