const fs = require('fs');

/**
 * @param {number[]} toppings distinct
 * @returns {number[][]} all subsets, each in the order of the input
 */
function solve(toppings) {
  const selections = [];
  const taken = [];
  const choose = (at) => {
    if (at === toppings.length) {
      selections.push([...taken]);
      return;
    }
    choose(at + 1);
    taken.push(toppings[at]);
    choose(at + 1);
    taken.pop();
  };
  choose(0);
  return selections;
}

const [n, ...toppings] = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const lines = solve(toppings.slice(0, n)).map((selection) => selection.join(' ') || '-');
console.log(lines.join('\n'));
