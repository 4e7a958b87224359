const { Heap } = require('./src/heap');
const { MinHeap } = require('./src/minHeap');
const { MaxHeap } = require('./src/maxHeap');

exports.Heap = Heap;
exports.MinHeap = MinHeap;
exports.MaxHeap = MaxHeap;
