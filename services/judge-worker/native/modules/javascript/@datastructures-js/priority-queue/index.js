const { MinPriorityQueue } = require('./src/minPriorityQueue');
const { MaxPriorityQueue } = require('./src/maxPriorityQueue');
const { PriorityQueue } = require('./src/priorityQueue')

module.exports = { MinPriorityQueue, MaxPriorityQueue, PriorityQueue };
