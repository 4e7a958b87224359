const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = data.slice(1).sort((x, y) => x - y);
let found = false;
for (let i = 1; i < a.length; i++) if (a[i] === a[i - 1]) found = true;
console.log(found);
