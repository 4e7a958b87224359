const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const [r, c, sr, sc, colour] = nums;
const picture = nums.slice(5);

const click = sr * c + sc;
const old = picture[click];
if (old !== colour) {
  const todo = [click];
  picture[click] = colour;
  while (todo.length) {
    const at = todo.pop();
    for (const next of [at - c, at + c, at - 1, at + 1]) {
      if (picture[next] === old) {
        picture[next] = colour;
        todo.push(next);
      }
    }
  }
}

for (let i = 0; i < r; i++) {
  console.log(picture.slice(i * c, (i + 1) * c).join(' '));
}
