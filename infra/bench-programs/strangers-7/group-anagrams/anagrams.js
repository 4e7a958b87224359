const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((w) => w.trim());
const groups = words.reduce((map, word) => {
  const key = [...word].sort().join('');
  return map.has(key) ? (map.get(key).push(word), map) : map.set(key, [word]);
}, new Map());
for (const group of groups.values()) console.log(...group);
