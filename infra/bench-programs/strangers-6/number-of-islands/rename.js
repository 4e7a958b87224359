const [dims, ...map] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [r, c] = dims.trim().split(' ').map((s) => parseInt(s, 10));
const name = Array.from({ length: r }, () => new Array(c).fill(0));
let given = 0;
let lost = 0;

const rename = (old, now) => {
  for (const row of name) {
    for (let j = 0; j < c; j++) if (row[j] === old) row[j] = now;
  }
};

for (let i = 0; i < r; i++) {
  for (let j = 0; j < c; j++) {
    if (map[i].charAt(j) === '0') continue;
    const up = i > 0 ? name[i - 1][j] : 0;
    const left = j > 0 ? name[i][j - 1] : 0;
    if (up && left && up !== left) {
      rename(left, up);
      lost++;
    }
    name[i][j] = up || left || ++given;
  }
}
console.log(given - lost);
