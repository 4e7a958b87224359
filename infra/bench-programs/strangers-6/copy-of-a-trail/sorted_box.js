const nums = require('fs').readFileSync(0, 'utf8').split(/\s+/).map(Number);
const n = nums[0];
let at = nums[1];
const cards = [];
for (let i = 0; i < n; i++) {
  cards.push(nums.slice(2 + 4 * i, 6 + 4 * i));
}
cards.sort((x, y) => x[0] - y[0]);

function locate(no) {
  let lo = 0, hi = n - 1;
  while (lo < hi) {
    const mid = (lo + hi) >>> 1;
    if (cards[mid][0] < no) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

const copyNo = new Array(n).fill(0);
const order = [];
while (at !== 0) {
  const where = locate(at);
  order.push(where);
  copyNo[where] = order.length;
  at = cards[where][2];
}

const out = order.map((where, i) => {
  const [, picture, next, hint] = cards[where];
  return [picture, next ? i + 2 : 0, hint ? copyNo[locate(hint)] : 0].join(' ');
});
console.log(out.join('\n'));
