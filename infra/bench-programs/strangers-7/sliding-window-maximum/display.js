class MaxWindow {
  constructor(width) {
    this.width = width;
    this.items = [];
    this.head = 0;
    this.time = 0;
  }

  push(value) {
    while (this.items.length > this.head && this.items[this.items.length - 1].value <= value) {
      this.items.pop();
    }
    this.items.push({ value, time: this.time++ });
    if (this.items[this.head].time <= this.time - 1 - this.width) this.head++;
    return this;
  }

  get ready() {
    return this.time >= this.width;
  }

  get max() {
    return this.items[this.head].value;
  }
}

const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const win = new MaxWindow(Number(first.trim().split(' ')[1]));
const shown = [];
for (const v of second.trim().split(' ').map(Number)) {
  if (win.push(v).ready) shown.push(win.max);
}
console.log(shown.join(' '));
