const [n, ...t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const wait = new Array(n).fill(0);
let hottest = 0;

for (let day = n - 1; day >= 0; day--) {
  const now = t[day];
  if (now >= hottest) {
    hottest = now;
    continue;
  }
  let days = 1;
  while (t[day + days] <= now) {
    days += wait[day + days];
  }
  wait[day] = days;
}

console.log(wait.join(' '));
