const fs = require('fs');

/**
 * The part i has a type and children; -1 stands for none. Part 0 is the root, and parents come before children.
 * @typedef {{ types: number[], left: number[], right: number[] }} Tree
 */

/** @returns {Tree} */
function readTree(line) {
  const tokens = line.split(' ').slice(1);
  const types = tokens.filter((token) => token !== 'null').map(Number);
  const [left, right] = [new Array(types.length).fill(-1), new Array(types.length).fill(-1)];
  let number = 0;
  for (let place = 0; place + 1 < tokens.length; place++) {
    if (tokens[place + 1] !== 'null') (place % 2 === 0 ? left : right)[place >> 1] = ++number;
  }
  return { types, left, right };
}

/**
 * @param {Tree} machine
 * @param {Tree[]} assemblies
 * @returns {boolean[]} whether the machine contains each assembly
 */
function solve(machine, assemblies) {
  const numberOf = new Map();
  const numberTree = ({ types, left, right }) => {
    const numbers = new Array(types.length);
    for (let i = types.length - 1; i >= 0; i--) {
      // At most 100 000 numbers are given, and three values below 2^17 fit into 51 bits.
      const children = (numbers[left[i]] ?? 0) * 2 ** 17 + (numbers[right[i]] ?? 0);
      const key = types[i] * 2 ** 34 + children;
      if (!numberOf.has(key)) numberOf.set(key, numberOf.size + 1);
      numbers[i] = numberOf.get(key);
    }
    return numbers[0];
  };
  numberTree(machine);
  return assemblies.map((assembly) => {
    const known = numberOf.size;
    return numberTree(assembly) <= known;
  });
}

const [first, , ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const answers = solve(readTree(first), lines.map(readTree));
console.log(answers.map((found) => (found ? 'yes' : 'no')).join('\n'));
