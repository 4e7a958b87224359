const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter((t) => t).map(Number);
const n = data[0];
const start = data[1];

const cards = new Map();
const onTrail = [];
for (let i = 0; i < n; i++) {
  const at = 2 + 4 * i;
  cards.set(data[at], { picture: data[at + 1], next: data[at + 2], hint: data[at + 3] });
}
for (let id = start; id !== 0; id = cards.get(id).next) onTrail.push(id);

// sorted numbers with their places on the trail, for binary search
const sorted = onTrail.slice().sort();
const placeOf = new Map(onTrail.map((id, i) => [id, i + 1]));
const places = sorted.map((id) => placeOf.get(id));

function find(id) {
  if (id === 0) return 0;
  let lo = 0;
  let hi = sorted.length - 1;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (sorted[mid] < id) lo = mid + 1;
    else hi = mid;
  }
  return places[lo];
}

const lines = onTrail.map((id) => {
  const c = cards.get(id);
  return `${c.picture} ${find(c.next)} ${find(c.hint)}`;
});
console.log(lines.join('\n'));
