function* escaleras() {
  let [antes, ahora] = [1, 1];
  while (true) {
    yield ahora;
    [antes, ahora] = [ahora, antes + ahora];
  }
}
const cuantos = +require('fs').readFileSync(0, 'utf8');
let paso = 0;
for (const formas of escaleras()) {
  if (++paso === cuantos) { console.log(formas); break; }
}
