const it = require('fs').readFileSync(0, 'utf8').matchAll(/-?\d+/g);
const num = () => +it.next().value[0];
const n = num(), q = num();
const place = new Map();
for (let i = 0; i < n; i++) place.set(num(), i);
let out = '';
for (let i = 0; i < q; i++) out += (place.get(num()) ?? -1) + '\n';
process.stdout.write(out);
