const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const all = (lines[1] + ' ' + (lines[3] || '')).trim().split(/\s+/).map(Number);
all.sort();
const k = all.length;
if (k % 2 === 1) {
  console.log(all[(k - 1) / 2]);
} else {
  console.log((all[k / 2] + all[k / 2 - 1]) / 2);
}
