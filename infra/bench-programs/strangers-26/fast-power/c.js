const rows = require('fs').readFileSync(0, 'utf8').split('\n');
let out = '';
for (let i = 1; i <= +rows[0]; i++) {
  let [a, b, m] = rows[i].split(' ').map(Number), r = 1 % m;
  for (a %= m; b > 0; b = Math.floor(b / 2)) {
    if (b % 2) r = r * a % m;
    a = a * a % m;
  }
  out += r + '\n';
}
process.stdout.write(out);
