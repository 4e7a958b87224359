const [[n], list] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(' ').map(Number));
let free = 1;
while (list.includes(free)) free++;
console.log(free);
