const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const q = Number(lines[0]);
let book = null; // linked list of pages

const find = test => {
  for (let page = book; page !== null; page = page.next) if (test(page.word)) return true;
  return false;
};

for (let i = 1; i <= q; i++) {
  const [what, w] = lines[i].trim().split(' ');
  switch (what) {
    case 'add':
      if (!find(x => x === w)) book = { word: w, next: book };
      break;
    case 'has':
      console.log(find(x => x === w));
      break;
    default:
      console.log(find(x => x.startsWith(w)));
  }
}
