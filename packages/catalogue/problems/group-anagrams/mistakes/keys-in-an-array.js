const [n, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const keys = [];
const groups = [];
for (const word of words) {
  const key = [...word].sort().join('');
  const at = keys.indexOf(key);
  if (at < 0) {
    keys.push(key);
    groups.push([word]);
  } else groups[at].push(word);
}
console.log(groups.map((g) => g.join(' ')).join('\n'));
