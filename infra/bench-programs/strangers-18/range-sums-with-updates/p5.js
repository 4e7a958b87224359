const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, q] = lines[0].split(' ').map(Number);
const coins = lines[1].trim().split(' ').map(Number);

const answers = [];
for (let i = 0; i < q; i++) {
  const [type, a, b] = lines[2 + i].split(' ').map(Number);
  if (type === 1) {
    coins[a - 1] += b;
  } else {
    // boxes a..b
    const sum = coins.slice(a - 1, b).reduce((x, y) => x + y, 0);
    answers.push(sum);
  }
}
console.log(answers.join('\n'));
