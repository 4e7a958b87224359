// a fold over the tokens; the state is an immutable linked list of open blocks
const open = (times, outer) => ({ times, text: '', outer });
const write = (block, more) => ({ ...block, text: block.text + more });
const close = (block) => write(block.outer, block.text.repeat(block.times));

const step = (block, token) =>
  token === ']' ? close(block)
    : token.endsWith('[') ? open(parseInt(token, 10), block)
      : write(block, token);

const tokens = require('fs').readFileSync(0, 'utf8').match(/\d+\[|\]|[a-z]+/g);
console.log(tokens.reduce(step, open(1, null)).text);
