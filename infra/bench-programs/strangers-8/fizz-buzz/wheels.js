function* wheel(size, word) {
  for (;;) {
    for (let i = 1; i < size; i++) yield '';
    yield word;
  }
}
const fizz = wheel(3, 'Fizz'), buzz = wheel(5, 'Buzz');
const n = parseInt(require('fs').readFileSync(0, 'utf8'), 10);
process.stdout.write(Array.from({ length: n }, (_, i) => (fizz.next().value + buzz.next().value || i + 1) + '\n').join(''));
