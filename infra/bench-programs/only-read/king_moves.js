process.stdin.resume();
process.stdin.setEncoding('utf-8');

let inputString = '';
let currentLine = 0;

process.stdin.on('data', chunk => {
  inputString += chunk;
});

process.stdin.on('end', () => {
  inputString = inputString.split('\n').map(s => s.trim());
  main();
});

function readline() {
  return inputString[currentLine++];
}

function readInts() {
  return readline().split(' ').map(Number);
}

function cell(t) {
  return {
    col: t.charCodeAt(0) - 'a'.charCodeAt(0),
    row: Number(t[1]) - 1,
  };
}

function main() {
  const from = cell(readline());
  const to = cell(readline());
  const dx = Math.abs(from.col - to.col);
  const dy = Math.abs(from.row - to.row);

  let rook = 0;
  if (dx !== 0) rook++;
  if (dy !== 0) rook++;

  let bishop;
  if (dx === 0 && dy === 0) bishop = 0;
  else if ((dx + dy) % 2 === 1) bishop = -1;
  else if (dx === dy) bishop = 1;
  else bishop = 2;

  const king = Math.max(dx, dy);
  console.log(rook + ' ' + bishop + ' ' + king);
}
