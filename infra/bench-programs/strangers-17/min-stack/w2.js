const fs = require('fs');

/** One array; an element that was a new minimum is stored as 2 * x - (old minimum). */
class MinStack {
  constructor() {
    this.codes = [];
    this.least = 0;
  }

  push(x) {
    if (this.codes.length === 0) {
      this.codes.push(x);
      this.least = x;
    } else if (x < this.least) {
      this.codes.push(2 * x - this.least);
      this.least = x;
    } else {
      this.codes.push(x);
    }
  }

  pop() {
    const code = this.codes.pop();
    if (code < this.least) this.least = 2 * this.least - code;
  }

  top() {
    return this.codes[this.codes.length - 1];
  }

  min() {
    return this.least;
  }
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const stack = new MinStack();
const answers = [];
for (const line of lines) {
  const [name, value] = line.trim().split(' ');
  const result = stack[name](Number(value));
  if (name === 'top' || name === 'min') answers.push(result);
}
console.log(answers.join('\n'));
