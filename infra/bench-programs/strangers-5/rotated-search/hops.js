const [[n, q], arr, ask] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map((r) => Int32Array.from(r.trim().split(/\s+/)));

let turn = 0;
while (turn + 1 < n && arr[turn] < arr[turn + 1]) turn++;
turn = (turn + 1) % n;

const at = (i) => arr[(i + turn) % n];
const stride = Math.ceil(Math.sqrt(n));

function locate(x) {
  let foot = 0;
  while (foot + stride < n && at(foot + stride) <= x) foot += stride;
  for (let i = foot; i < Math.min(n, foot + stride); i++) {
    if (at(i) === x) return (i + turn) % n;
  }
  return -1;
}

console.log(Array.prototype.map.call(ask.subarray(0, q), locate.bind(null)).join('\n'));
