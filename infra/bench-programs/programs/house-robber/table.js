const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
let take = 0, skip = 0;
for (const x of data.slice(1)) [take, skip] = [skip + x, Math.max(take, skip)];
console.log(Math.max(take, skip));
