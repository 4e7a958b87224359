const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [cap, q] = lines[0].split(' ').map(Number);

const store = new Map(); // key -> { value, stamp }
const diary = [];        // diary[stamp] = key used at that moment
let oldest = 0;
const answers = [];

function touch(key, entry) {
  entry.stamp = diary.length;
  diary.push(key);
}

for (let i = 1; i <= q; i++) {
  const [op, a, b] = lines[i].trim().split(' ');
  const key = Number(a);
  let entry = store.get(key);
  if (op === 'get') {
    if (entry) touch(key, entry);
    answers.push(entry ? entry.value : -1);
    continue;
  }
  if (!entry) {
    if (store.size === cap) {
      // entries of the diary that were overtaken by later ones do not count
      for (;;) {
        const k = diary[oldest];
        const e = store.get(k);
        oldest++;
        if (e && e.stamp === oldest - 1) {
          store.delete(k);
          break;
        }
      }
    }
    entry = {};
    store.set(key, entry);
  }
  entry.value = Number(b);
  touch(key, entry);
}
console.log(answers.join('\n'));
