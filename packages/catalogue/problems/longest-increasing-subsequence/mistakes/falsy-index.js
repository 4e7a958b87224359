const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(x => x !== '').map(Number);
let pos = 0;
const ni = () => data[pos++];
const n = ni();
const tails = [];
for (let i = 0; i < n; i++) {
  const x = ni();
  let k = tails.findIndex(t => t >= x);
  if (k > 0) tails[k] = x;
  else if (k === 0 && tails.length < 3) tails[0] = x;
  else if (k < 0) tails.push(x);
}
console.log(tails.length);
