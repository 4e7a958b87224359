const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const all = lines[1].trim() === '' ? [] : lines[1].trim().split(' ').map(Number);
const second = (lines[3] || '').trim() === '' ? [] : lines[3].trim().split(' ').map(Number);
// put every number of the second array into its place
for (const x of second) {
  const place = all.findIndex((y) => y > x);
  if (place === -1) all.push(x);
  else all.splice(place, 0, x);
}
const len = all.length;
if (len % 2 === 1) console.log(all[(len - 1) / 2]);
else console.log((all[len / 2 - 1] + all[len / 2]) / 2);
