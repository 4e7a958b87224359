const tokens = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const tags = new Set(tokens.slice(1).filter(Boolean).map(Number));
let free = 1;
while (tags.has(free)) free++;
console.log(free);
