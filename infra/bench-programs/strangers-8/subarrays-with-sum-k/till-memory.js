const words = function* (s) { for (const m of s.matchAll(/-?\d+/g)) yield Number(m[0]); };
const book = words(require('fs').readFileSync(0, 'latin1'));
book.next();
const k = book.next().value;

const seen = new Map([[0, 1]]);
let till = 0, periods = 0;
for (const x of book) {
  till += x;
  periods += seen.get(till - k) ?? 0;
  seen.set(till, (seen.get(till) ?? 0) + 1);
}
process.stdout.write(periods + '\n');
