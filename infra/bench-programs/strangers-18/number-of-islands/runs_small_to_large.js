// Each row is cut into runs of land. Runs that touch are joined;
// the smaller group always moves into the larger one.
const [, ...rows] = require('fs').readFileSync(0, 'utf8').trim().split(/\s*\n/);
const group = []; // run -> group
const members = []; // group -> runs

const join = (a, b) => {
  let x = group[a];
  let y = group[b];
  if (x === y) return;
  if (members[x].length < members[y].length) [x, y] = [y, x];
  for (const run of members[y]) {
    group[run] = x;
    members[x].push(run);
  }
  members[y] = null;
};

let above = [];
for (const row of rows) {
  const here = [];
  for (const m of row.matchAll(/1+/g)) {
    const id = group.length;
    group.push(id);
    members.push([id]);
    here.push({ id, from: m.index, to: m.index + m[0].length });
  }
  for (let i = 0, j = 0; i < above.length && j < here.length; ) {
    const a = above[i];
    const b = here[j];
    if (a.from < b.to && b.from < a.to) join(a.id, b.id);
    if (a.to < b.to) i++;
    else j++;
  }
  above = here;
}
console.log(members.filter(Boolean).length);
