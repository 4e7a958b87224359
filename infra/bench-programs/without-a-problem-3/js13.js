const nums = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);
const n = nums[0];
const jobs = [];
for (let i = 0; i < n; i++) jobs.push([nums[1 + 2 * i], nums[2 + 2 * i]]);

function late(order) {
  let t = 0;
  let penalty = 0;
  for (const k of order) {
    t += jobs[k][0];
    if (t > jobs[k][1]) penalty += (t - jobs[k][1]) * (k + 1);
  }
  return penalty;
}

let best = Infinity;
const order = jobs.map((_, i) => i);
function arrange(i) {
  if (i === n) {
    best = Math.min(best, late(order));
    return;
  }
  for (let j = i; j < n; j++) {
    [order[i], order[j]] = [order[j], order[i]];
    arrange(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}
arrange(0);
console.log(best);
