const n = Number(require('fs').readFileSync(0, 'utf8'));
let odd = 1, left = n, root = 0;
while (left >= odd) {
  left -= odd;
  odd += 2;
  root++;
}
console.log(root);
