'use strict';

function TrieNode() {
  this.children = {};
  this.words = null;
}

function countLetters(word) {
  var counts = [];
  for (var k = 0; k < 26; k++) counts.push(0);
  for (var i = 0; i < word.length; i++) counts[word.charCodeAt(i) - 97]++;
  return counts;
}

function insert(root, word, all) {
  var counts = countLetters(word);
  var node = root;
  for (var k = 0; k < 26; k++) {
    for (var times = 0; times < counts[k]; times++) {
      if (!node.children[k]) node.children[k] = new TrieNode();
      node = node.children[k];
    }
  }
  if (node.words === null) {
    node.words = [];
    all.push(node.words);
  }
  node.words.push(word);
}

var lines = require('fs').readFileSync(0, 'latin1').split(/\r?\n/);
var root = new TrieNode();
var all = [];
for (var i = 1; i <= Number(lines[0]); i++) insert(root, lines[i].trim(), all);
process.stdout.write(all.map(function (g) { return g.join(' ') + '\n'; }).join(''));
