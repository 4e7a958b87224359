const x = Number(require('fs').readFileSync(0, 'utf8').trim());
function* heron(x) {
  let guess = x > 1 ? x : 1;
  for (;;) {
    yield guess;
    guess = (guess + x / guess) / 2;
  }
}
let before = Infinity;
for (const guess of heron(x)) {
  if (before - guess <= 1e-9) {
    console.log(guess.toFixed(9));
    break;
  }
  before = guess;
}
