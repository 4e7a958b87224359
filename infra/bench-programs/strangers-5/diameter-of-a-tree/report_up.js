const data = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const chambers = data.slice(1).map((before, i) => ({ before: before - 1, no: i, reach: new Map() }));

// every chamber reports to all of its ancestors how deep it lies below them
for (const c of chambers) {
  let child = c, depth = 1;
  while (child.before >= 0) {
    const anc = chambers[child.before];
    if ((anc.reach.get(child.no) ?? 0) < depth) anc.reach.set(child.no, depth);
    child = anc;
    depth++;
  }
}
const longest = chambers.map(({ reach }) => {
  let one = 0, two = 0;
  for (const r of reach.values()) {
    if (r > one) [one, two] = [r, one];
    else if (r > two) two = r;
  }
  return one + two;
});
console.log(longest.reduce((a, b) => (a > b ? a : b)));
