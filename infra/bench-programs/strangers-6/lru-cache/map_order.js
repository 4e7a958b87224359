const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [cap, q] = lines[0].split(' ').map(Number);
const cache = new Map();
const res = [];

for (let i = 1; i <= q; i++) {
  const [cmd, ...args] = lines[i].trim().split(' ');
  const key = Number(args[0]);
  if (cmd === 'get') {
    const found = cache.get(key) || -1;
    if (found !== -1) {
      cache.delete(key);
      cache.set(key, found);
    }
    res.push(found);
  } else {
    if (cache.has(key)) {
      cache.delete(key);
    } else if (cache.size >= cap) {
      cache.delete(cache.keys().next().value);
    }
    cache.set(key, Number(args[1]));
  }
}
console.log(res.join('\n'));
