const [[, start], ...box] = require('fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ').map(Number));

function* trail() {
  let card = box.find(([no]) => no === start);
  while (card) {
    yield card;
    const following = card[2];
    card = following === 0 ? undefined : box.find(([no]) => no === following);
  }
}

const cards = [...trail()];
const numbers = cards.map(([no]) => no);
cards.forEach(([, picture, next, hint], i) => {
  const nextNo = next === 0 ? 0 : i + 2;
  const hintNo = numbers.indexOf(hint) + 1;
  process.stdout.write(`${picture} ${nextNo} ${hintNo}\n`);
});
