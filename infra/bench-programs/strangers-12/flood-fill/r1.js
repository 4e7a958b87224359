const rows = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => line.trim().split(' ').map(Number));
const [[r, c], [sr, sc, colour], ...picture] = rows;
const old = picture[sr][sc];
if (old !== colour) {
  const queue = [[sr, sc]];
  picture[sr][sc] = colour;
  for (const [y, x] of queue) {
    for (const [dy, dx] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
      if (picture[y + dy]?.[x + dx] === old) {
        picture[y + dy][x + dx] = colour;
        queue.push([y + dy, x + dx]); // for..of sees pushed elements, too
      }
    }
  }
}
console.log(picture.map((row) => row.join(' ')).join('\n'));
