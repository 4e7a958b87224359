const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1).map(Number);

const scan = (xs) => {
  const out = [];
  xs.reduce((acc, x) => { out.push(acc); return acc * x; }, 1);
  return out;
};

const before = scan(nums);
const after = scan([...nums].reverse()).reverse();
console.log(before.map((b, i) => b * after[i] + 0).join(' '));
