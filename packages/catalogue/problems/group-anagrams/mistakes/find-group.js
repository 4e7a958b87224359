const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '');
let pos = 0;
const groups = [];
for (const w of tok.slice(1)) {
  const key = [...w].sort().join('');
  const g = groups.find(x => [...x[0]].sort().join('') === key);
  if (g) g.push(w); else groups.push([w]);
}
console.log(groups.map(g => g.join(' ')).join('\n'));
