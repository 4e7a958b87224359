const [head, body = ''] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(head.split(' ')[1]);

function* shunt(train) {
  while (train.length >= k) {
    yield* train.slice(0, k).reverse();
    train = train.slice(k);
  }
  yield* train;
}

console.log([...shunt(body.split(' ').filter(s => s !== ''))].join(' '));
