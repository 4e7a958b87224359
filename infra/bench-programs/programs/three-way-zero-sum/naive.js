const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = data.slice(1).sort((x, y) => x - y);
const found = new Set();
for (let i = 0; i < a.length; i++)
  for (let j = i + 1; j < a.length; j++)
    for (let k = j + 1; k < a.length; k++) if (a[i] + a[j] + a[k] === 0) found.add(`${a[i]} ${a[j]} ${a[k]}`);
console.log(found.size ? [...found].join('\n') : 'none');
