const [, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const list = second.trim().split(' ').map(Number);
let tag = 1;
while (list.includes(tag)) {
  tag++;
}
console.log(tag);
