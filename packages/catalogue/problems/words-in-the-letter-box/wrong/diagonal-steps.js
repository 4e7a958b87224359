const fs = require('fs');

/**
 * @param {string[]} grid
 * @param {string[]} words
 * @returns {string[]} the words that can be made, in any order
 */
function solve(grid, words) {
  const newNode = () => ({ word: null, next: new Map() });
  const root = newNode();
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      if (!node.next.has(letter)) node.next.set(letter, newNode());
      node = node.next.get(letter);
    }
    node.word = word;
  }
  const letters = grid.map((row) => [...row]);
  const found = [];
  const search = (r, c, above) => {
    const letter = letters[r]?.[c];
    const node = above.next.get(letter);
    if (node === undefined) return;
    if (node.word !== null) found.push(node.word);
    node.word = null;
    letters[r][c] = '';
    search(r - 1, c, node);
    search(r + 1, c, node);
    search(r + 1, c + 1, node);
    search(r - 1, c - 1, node);
    search(r + 1, c - 1, node);
    search(r - 1, c + 1, node);
    search(r, c - 1, node);
    search(r, c + 1, node);
    letters[r][c] = letter;
    // A node without words below it is not needed any more.
    if (node.next.size === 0) above.next.delete(letter);
  };
  for (let r = 0; r < letters.length; r++) {
    for (let c = 0; c < letters[r].length; c++) search(r, c, root);
  }
  return found;
}

const [size, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const rows = Number(size.split(' ')[0]);
const found = solve(lines.slice(0, rows), lines.slice(rows + 1));
console.log([found.length, ...found.sort()].join('\n'));
