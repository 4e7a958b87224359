const [n, k] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
let circle = Array.from({ length: n }, (_, i) => i + 1);
let at = 0;
const order = [];
while (circle.length) {
  at = (at + k - 1) % circle.length;
  order.push(circle.splice(at, 1)[0]);
}
console.log(order.join(' '));
