const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin });
const NAMES = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function weekday(y, m, d) {
  if (m < 3) {
    m += 12;
    y -= 1;
  }
  const k = y % 100;
  const j = Math.floor(y / 100);
  return (d + Math.floor((13 * (m + 1)) / 5) + k + Math.floor(k / 4) + Math.floor(j / 4) + 5 * j) % 7;
}

let seen = false;
rl.on('line', (line) => {
  if (seen || !line.trim()) return;
  seen = true;
  const [y, m, d] = line.trim().split('-').map((s) => parseInt(s, 10));
  const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
  const ordinal = before[m - 1] + d + (leap && m > 2 ? 1 : 0);
  console.log(NAMES[weekday(y, m, d)] + ', day ' + ordinal);
});
