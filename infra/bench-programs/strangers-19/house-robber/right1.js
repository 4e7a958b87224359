const [, amounts] = require('fs').readFileSync(0, 'utf8').split('\n');
let [take, skip] = [0, 0];
for (const x of amounts.trim().split(' ')) [take, skip] = [skip + Number(x), Math.max(take, skip)];
console.log(Math.max(take, skip));
