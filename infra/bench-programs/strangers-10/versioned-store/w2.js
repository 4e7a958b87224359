const rl = require('readline').createInterface({ input: process.stdin });

const history = new Map();
const out = [];
let first = true;

function lookUp(list, t) {
  let lo = 0;
  let hi = list.length;
  while (lo < hi) {
    const mid = (lo + hi) >>> 1;
    if (list[mid].t <= t) lo = mid + 1;
    else hi = mid;
  }
  return lo === 0 ? 'none' : list[lo - 1].x;
}

rl.on('line', (line) => {
  if (first) {
    first = false;
    return;
  }
  const [op, t, name, x] = line.trim().split(' ');
  if (op === 'set') {
    if (!history.has(name)) history.set(name, []);
    history.get(name).push({ t, x });
  } else if (op === 'get') {
    out.push(lookUp(history.get(name) || [], t));
  }
});

rl.on('close', () => console.log(out.join('\n')));
