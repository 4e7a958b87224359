const tok = require('fs').readFileSync(0, 'utf8').split(/\s+/);
let at = 0;
const R = +tok[at++], C = +tok[at++];
const H = [];
for (let i = 0; i < R; i++) {
  H.push([]);
  for (let j = 0; j < C; j++) H[i].push(+tok[at++]);
}
const BLUE = 1, GREEN = 2;
const sea = H.map((row) => row.map(() => 0));
const stack = [];
const visit = (i, j, bits) => {
  const fresh = bits & ~sea[i][j];
  if (fresh) {
    sea[i][j] |= fresh;
    stack.push({ i, j, fresh });
  }
};
for (let i = 0; i < R; i++) { visit(i, 0, BLUE); visit(i, C - 1, GREEN); }
for (let j = 0; j < C; j++) { visit(0, j, BLUE); visit(R - 1, j, GREEN); }
while (stack.length) {
  const { i, j, fresh } = stack.pop();
  const h = H[i][j];
  if (i > 0 && H[i - 1][j] >= h) visit(i - 1, j, fresh);
  if (j > 0 && H[i][j - 1] >= h) visit(i, j - 1, fresh);
  if (i < R - 1 && H[i + 1][j] >= h) visit(i + 1, j, fresh);
  if (j < C - 1 && H[i][j + 1] >= h) visit(i, j + 1, fresh);
}
console.log(sea.flat().filter((m) => m === (BLUE | GREEN)).length);
