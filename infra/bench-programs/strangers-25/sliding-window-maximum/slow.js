const input = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = input[0].split(' ').map(Number);
const values = input[1].trim().split(' ').map(Number);
const shown = [];
for (let i = 0; i + k <= n; i++) {
  shown.push(values.slice(i, i + k).reduce((x, y) => (x > y ? x : y)));
}
console.log(shown.join(' '));
