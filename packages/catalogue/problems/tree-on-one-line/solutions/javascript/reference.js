const fs = require('fs');

function fromLevels(tokens) {
  const fork = (token) =>
    token === undefined || token === 'null' ? null : { number: token, left: null, right: null };
  const root = fork(tokens[0]);
  const queue = [root];
  for (let at = 1, parent = 0; at < tokens.length; at += 2, parent++) {
    const left = (queue[parent].left = fork(tokens[at]));
    const right = (queue[parent].right = fork(tokens[at + 1]));
    if (left !== null) queue.push(left);
    if (right !== null) queue.push(right);
  }
  return root;
}

function toLevels(root) {
  const queue = [root];
  const tokens = [];
  for (let i = 0; i < queue.length; i++) {
    const fork = queue[i];
    tokens.push(fork === null ? 'null' : fork.number);
    if (fork !== null) queue.push(fork.left, fork.right);
  }
  while (tokens[tokens.length - 1] === 'null') tokens.pop();
  return tokens;
}

/**
 * @param {string[]} tokens a tree in level order
 * @returns {string} its form with brackets
 */
function write(tokens) {
  const parts = [];
  const append = (fork) => {
    parts.push(fork.number);
    if (fork.left === null && fork.right === null) return;
    parts.push('(');
    if (fork.left !== null) append(fork.left);
    if (fork.right !== null) {
      parts.push(',');
      append(fork.right);
    }
    parts.push(')');
  };
  append(fromLevels(tokens));
  return parts.join('');
}

/**
 * @param {string} text a tree in the form with brackets
 * @returns {string[]} its tokens in level order
 */
function read(text) {
  let at = 0;
  const tree = () => {
    const begin = at;
    while (at < text.length && !'(),'.includes(text[at])) at++;
    const fork = { number: text.slice(begin, at), left: null, right: null };
    if (text[at] === '(') {
      at++;
      if (text[at] !== ',') fork.left = tree();
      if (text[at] === ',') {
        at++;
        fork.right = tree();
      }
      at++;
    }
    return fork;
  };
  return toLevels(tree());
}

const [direction, ...lines] = fs.readFileSync(0, 'utf8').trim().split('\n');
if (direction === 'write') {
  console.log(write(lines[1].split(' ')));
} else {
  const tokens = read(lines[0]);
  console.log(`${tokens.length}\n${tokens.join(' ')}`);
}
