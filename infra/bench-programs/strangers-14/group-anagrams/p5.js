const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').trim().split('\n').map((x) => x.trim());
const count = Number(lines[0]);
const groups = [];
for (let i = 1; i <= count; i++) {
  const key = lines[i].split('').sort().join('');
  // is there already a group with these letters?
  let group = groups.find((g) => g.key === key);
  if (!group) {
    group = { key, words: [] };
    groups.push(group);
  }
  group.words.push(lines[i]);
}
groups.forEach((g) => console.log(g.words.join(' ')));
