const words = require('fs').readFileSync(0, 'utf8').match(/-?\d+/g);
const copies = new Map();
for (const w of words.slice(1)) copies.set(+w, (copies.get(+w) || 0) + 1);
const u = [...copies.keys()];
let any = false, page = '';
const say = (...t) => {
  any = true;
  page += t.sort((p, q) => p - q).join(' ') + '\n';
  if (page.length > 9999) { process.stdout.write(page); page = ''; }
};
// three equal values
if (copies.get(0) > 2) say(0, 0, 0);
// two equal values
for (const [x, k] of copies) if (x !== 0 && k > 1 && copies.has(-2 * x)) say(x, x, -2 * x);
// three different values; the last one found must be the largest
for (let i = 0; i < u.length; i++) {
  for (let j = 0; j < i; j++) {
    const z = -u[i] - u[j];
    if (z > u[i] && z > u[j] && copies.has(z)) say(u[i], u[j], z);
  }
}
process.stdout.write(any ? page : 'none\n');
