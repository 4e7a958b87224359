class MinStack {
  #values = [];
  #minima = []; // never increasing; its last element is the smallest on the stack

  push(x) {
    this.#values.push(x);
    if (this.#minima.length === 0 || x <= this.#minima.at(-1)) this.#minima.push(x);
  }

  pop() {
    if (this.#values.pop() === this.#minima.at(-1)) this.#minima.pop();
  }

  top() {
    return this.#values.at(-1);
  }

  min() {
    return this.#minima.at(-1);
  }
}

const [, ...operations] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const stack = new MinStack();
const out = operations
  .map((line) => line.trim().split(' '))
  .map(([name, x]) => stack[name](Number(x)))
  .filter((answer) => answer !== undefined);
console.log(out.join('\n'));
