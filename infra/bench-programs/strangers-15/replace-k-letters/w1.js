const [row, second] = require('fs').readFileSync(0, 'utf8').split('\n').map((s) => s.trim());
const k = Number(second);

let best = 0;
for (let code = 65; code < 90; code++) {
  // longest window with at most k other letters
  let left = 0;
  let others = 0;
  for (let right = 0; right < row.length; right++) {
    if (row.charCodeAt(right) !== code) others++;
    while (others > k) {
      if (row.charCodeAt(left) !== code) others--;
      left++;
    }
    best = Math.max(best, right - left + 1);
  }
}
console.log(best);
