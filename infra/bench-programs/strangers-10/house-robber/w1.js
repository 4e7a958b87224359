const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(first, 10);
const cash = second.trim().split(' ').map(Number);

// dp[i]: most money when house i is the last one robbed
const dp = [];
cash.forEach((c, i) => {
  const two = dp[i - 2] || 0;
  const three = dp[i - 3] || 0;
  dp.push(c + Math.max(two, three));
});

console.log(Math.max(dp[n - 1], dp[n - 2]));
