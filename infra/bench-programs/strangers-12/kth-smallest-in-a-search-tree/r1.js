const [tokenCount, ...rest] = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const t = Number(tokenCount);
const tokens = rest.slice(0, t);
const ks = rest.slice(t + 1, t + 1 + Number(rest[t])).map(Number);

class Book {
  left = null;
  right = null;
  constructor(mark) {
    this.mark = mark;
  }
  *[Symbol.iterator]() {
    const stack = [];
    let book = this;
    while (book || stack.length) {
      while (book) {
        stack.push(book);
        book = book.left;
      }
      book = stack.pop();
      yield book.mark;
      book = book.right;
    }
  }
}

const root = new Book(Number(tokens[0]));
const parents = [root];
for (let i = 1; i < t; i++) {
  if (tokens[i] === 'null') continue;
  const book = new Book(Number(tokens[i]));
  const parent = parents[(i - 1) >> 1];
  if (i & 1) parent.left = book;
  else parent.right = book;
  parents.push(book);
}
const sorted = [...root];
console.log(ks.map((k) => sorted[k - 1]).join(' '));
