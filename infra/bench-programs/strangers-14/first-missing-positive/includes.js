const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const list = lines[1].trim().split(' ').map(Number);
let tag = 1;
while (list.includes(tag)) tag++;
console.log(tag);
