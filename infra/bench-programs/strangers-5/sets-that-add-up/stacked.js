const nums = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [, t, ...stamps] = nums;
const stock = new Map();
for (const s of stamps) stock.set(s, (stock.get(s) ?? 0) + 1);
const kinds = [...stock].sort(([a], [b]) => a - b);

const stack = [{ k: 0, sum: 0, picked: null }];
let any = false;
while (stack.length) {
  const { k, sum, picked } = stack.pop();
  if (sum === t) {
    const line = [];
    for (let p = picked; p; p = p.prev) line.unshift(...Array(p.times).fill(p.value));
    console.log(line.join(' '));
    any = true;
    continue;
  }
  if (k === kinds.length) continue;
  const [value, have] = kinds[k];
  for (let times = 0; times <= have && sum + times * value <= t; times++) {
    stack.push({ k: k + 1, sum: sum + times * value, picked: times ? { value, times, prev: picked } : picked });
  }
}
if (!any) console.log('none');
