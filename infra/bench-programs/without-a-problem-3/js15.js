function* numbers() {
  const buf = require('fs').readFileSync(0);
  let cur = 0, inside = false;
  for (let i = 0; i < buf.length; i++) {
    const c = buf[i];
    if (c >= 48 && c <= 57) {
      cur = cur * 10 + c - 48;
      inside = true;
    } else if (inside) {
      yield cur;
      cur = 0;
      inside = false;
    }
  }
  if (inside) yield cur;
}

const it = numbers();
const get = () => it.next().value;
const t = get();
const answers = [];
for (let q = 0; q < t; q++) {
  const n = get();
  const fuel = Array.from({ length: n }, get);
  const cost = Array.from({ length: n }, get);
  let tank = 0, all = 0, start = 0;
  for (let i = 0; i < n; i++) {
    const gain = fuel[i] - cost[i];
    all += gain;
    tank += gain;
    if (tank < 0) {
      tank = 0;
      start = i + 1;
    }
  }
  answers.push(all < 0 ? -1 : start + 1);
}
console.log(answers.join(' '));
