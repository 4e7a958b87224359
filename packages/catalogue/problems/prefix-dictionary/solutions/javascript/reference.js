const fs = require('fs');

/**
 * @param {{ name: 'add' | 'has' | 'prefix', text: string }[]} operations
 * @returns {boolean[]} the answers to has and prefix, in order
 */
function solve(operations) {
  const root = { children: new Map(), isWord: false };

  const add = (text) => {
    let node = root;
    for (const letter of text) {
      if (!node.children.has(letter)) node.children.set(letter, { children: new Map(), isWord: false });
      node = node.children.get(letter);
    }
    node.isWord = true;
  };

  const find = (text) => {
    let node = root;
    for (const letter of text) {
      node = node.children.get(letter);
      if (node === undefined) return undefined;
    }
    return node;
  };

  const answers = [];
  for (const { name, text } of operations) {
    if (name === 'add') add(text);
    else if (name === 'has') answers.push(find(text)?.isWord ?? false);
    else answers.push(find(text) !== undefined);
  }
  return answers;
}

const [, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
const operations = lines.map((line) => {
  const [name, text] = line.split(' ');
  return { name, text };
});
console.log(solve(operations).join('\n'));
