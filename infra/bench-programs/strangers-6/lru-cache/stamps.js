const ops = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const cap = parseInt(ops[0]);
const value = new Map();
const stamp = new Map();
const logKey = [];
let oldest = 0;

function use(k) {
  stamp.set(k, logKey.length);
  logKey.push(k);
}

function evict() {
  while (stamp.get(logKey[oldest]) !== oldest) oldest++;
  const k = logKey[oldest++];
  value.delete(k);
  stamp.delete(k);
}

const out = [];
for (let i = 1; i < ops.length; i++) {
  const [what, k, v] = ops[i].trim().split(' ');
  if (what === 'get') {
    if (value.has(k)) {
      use(k);
      out.push(value.get(k));
    } else {
      out.push('-1');
    }
  } else {
    if (!value.has(k) && value.size === cap) evict();
    value.set(k, v);
    use(k);
  }
}
console.log(out.join('\n'));
