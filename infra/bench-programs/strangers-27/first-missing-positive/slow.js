const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const list = second.trim().split(' ').map(s => parseInt(s, 10));
let tag = 1;
while (list.includes(tag)) {
  tag += 1;
}
console.log(tag);
