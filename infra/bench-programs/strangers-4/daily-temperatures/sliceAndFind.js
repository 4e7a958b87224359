const t = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);
console.log(t.map((x, i) => t.slice(i + 1).findIndex(y => y > x) + 1).join(' '));
