const [n] = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);

function* ladder() {
  let [here, next] = [1, 1];
  for (;;) {
    yield here;
    [here, next] = [next, here + next];
  }
}

let step = 0;
for (const ways of ladder()) {
  if (step++ === n) {
    console.log(ways);
    break;
  }
}
