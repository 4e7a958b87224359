const [word, pattern] = require('fs').readFileSync(0, 'latin1').match(/\S+/g);
const width = pattern.length + 1;
const memo = new Int8Array((word.length + 1) * width).fill(-1);

function matches(i, j) {
  if (j === 0) return i === 0 ? 1 : 0;
  const key = i * width + j;
  if (memo[key] >= 0) return memo[key];
  let result = 0;
  const sign = pattern.charCodeAt(j - 1);
  if (sign === 42) {
    result = matches(i, j - 1) || (i > 0 ? matches(i - 1, j) : 0);
  } else if (i > 0 && (sign === 63 || sign === word.charCodeAt(i - 1))) {
    result = matches(i - 1, j - 1);
  }
  memo[key] = result;
  return result;
}

let total = 0;
for (let i = 0; i <= word.length; i++) total += matches(i, pattern.length);
console.log(total);
