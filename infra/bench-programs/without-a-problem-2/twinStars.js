let stars = [];
require('fs').readFileSync(0).toString().split('\n').slice(1).forEach(function (row) {
  if (row.trim() !== '') {
    let parts = row.trim().split(' ');
    stars.push({ x: parseInt(parts[0]), y: parseInt(parts[1]) });
  }
});

function distance(p, q) {
  return (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
}

let smallest = Number.MAX_SAFE_INTEGER;
let pair = '';
for (let i = 0; i < stars.length; i++) {
  for (let j = 0; j < stars.length; j++) {
    if (i == j) continue;
    let d = distance(stars[i], stars[j]);
    if (d < smallest) {
      smallest = d;
      pair = i + ' ' + j;
    }
  }
}
console.log(pair);
console.log(Math.sqrt(smallest).toFixed(3));
