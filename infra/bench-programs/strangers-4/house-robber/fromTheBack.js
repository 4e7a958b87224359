const [, row] = require('fs').readFileSync(0, 'utf8').split('\n');
const cash = row.trim().split(' ').map(Number);
const memo = { [cash.length]: 0, [cash.length + 1]: 0 };
for (let i = cash.length - 1; i >= 0; --i) {
  memo[i] = memo[i + 1];
  const withThis = cash[i] + memo[i + 2];
  if (withThis > memo[i]) memo[i] = withThis;
}
console.log(memo[0]);
