const line = require('fs').readFileSync(0, 'latin1').trim();
const rank = { r: 0, w: 1, b: 2 };
const now = Uint8Array.from(line, ch => rank[ch]);
const goal = now.slice().sort();

const wrong = new Map();
now.forEach((v, i) => {
  const key = 3 * goal[i] + v;
  wrong.set(key, (wrong.get(key) || 0) + 1);
});
const get = (part, flag) => wrong.get(3 * part + flag) || 0;

let swaps = 0, left = 0;
for (const [x, y] of [[0, 1], [0, 2], [1, 2]]) {
  const pairs = Math.min(get(x, y), get(y, x));
  swaps += pairs;
  left += get(x, y) + get(y, x) - 2 * pairs;
}
console.log(swaps + left / 3 * 2);
