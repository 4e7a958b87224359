const [n, ...rest] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean);
let lines = [''];
for (const x of rest.slice(0, +n))
  lines = lines.concat(lines.map(s => s ? s + ' ' + x : x));
console.log(lines.map(s => s || '-').join('\n'));
