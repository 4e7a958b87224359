const prices = require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].trim().split(/ +/).map(Number);

class Day {
  constructor(price) { this.price = price; this.next = null; }
  *following() { for (let d = this.next; d; d = d.next) yield d; }
}
let head = null;
for (const p of prices.reverse()) {
  const d = new Day(p);
  d.next = head;
  head = d;
}
let gain = 0;
for (let buy = head; buy; buy = buy.next)
  for (const sell of buy.following())
    if (sell.price - buy.price > gain) gain = sell.price - buy.price;
console.log(gain);
