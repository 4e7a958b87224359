const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const toInts = line => line.trim().split(/\s+/).map(Number);
const [rows, cols] = toInts(lines[0]);
const [sr, sc, color] = toInts(lines[1]);
const picture = lines.slice(2, 2 + rows).map(toInts);

const old = picture[sr][sc];
if (old !== color) {
  const queue = [[sr, sc]];
  picture[sr][sc] = color;
  for (let i = 0; i < queue.length; i++) {
    const [y, x] = queue[i];
    for (const [dy, dx] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
      const ny = y + dy, nx = x + dx;
      if (picture[ny]?.[nx] === old) {
        picture[ny][nx] = color;
        queue.push([ny, nx]);
      }
    }
  }
}
console.log(picture.map(r => r.join(' ')).join('\n'));
