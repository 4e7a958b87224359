// The search is a generator: it yields questions and receives answers.
function* search() {
  let high = 1;
  while (!(yield high)) high *= 2;
  let low = Math.floor(high / 2); // wet (or 0)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (yield middle) high = middle;
    else low = middle;
  }
  return high;
}

const talk = search();
const reader = require('readline').createInterface({ input: process.stdin });
function show({ done, value }) {
  console.log(done ? `! ${value}` : `? ${value}`);
  if (done) {
    reader.close();
    process.stdin.destroy();
  }
}
reader.on('line', (line) => show(talk.next(line.trim() === 'dry')));
show(talk.next());
