const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const key = w => [...new Set(w)].sort().join('') + w.length;

const groups = words.reduce((acc, w) => {
  (acc[key(w)] ??= []).push(w);
  return acc;
}, Object.create(null));

console.log(Object.values(groups).map(g => g.join(' ')).join('\n'));
