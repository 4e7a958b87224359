import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import type { Change, Slip } from './change.js';
import { comparator, falsyValue, onceOrAgain, sameObject } from './conditions.js';
import {
  droppedOrShared,
  numbersAsText,
  otherContainer,
  overwritten,
  partsOfText,
  sharedDefault,
  sharedList,
} from './containers.js';
import { baseCase, besideValue, bounded, exchangedParts, keptBlanks, regrouped } from './other-values.js';
import {
  lostValue,
  misplaced,
  missingCopy,
  missingExit,
  missingReset,
  needlessReset,
} from './placed-statements.js';
import { otherDirection } from './loop-order.js';
import { keptTwice, needlessStage, unsorted } from './kept-elements.js';
import { missingUndo, unpairedStep } from './undone-steps.js';
import {
  endOfRange,
  fillingValue,
  largerBound,
  otherInfinity,
  precision,
  rounding,
  startingValue,
  widened,
} from './numbers.js';

/**
 * Changes that undo what people get wrong while they write a solution that is right in its idea, likely ones first. A
 * change that is needless or does not compile does no harm: it makes no failing input pass.
 */
export function slipsIn(language: EditorLanguage, nodes: readonly Node[]): Change[] {
  return SLIPS.flatMap((slip) => nodes.flatMap((node) => slip(node, language)));
}

/** Statements that are missing or stand in the wrong place, and parts that are exchanged or one off. */
export function largerSlipsIn(language: EditorLanguage, nodes: readonly Node[]): Change[] {
  return LARGER_SLIPS.flatMap((slip) => nodes.flatMap((node) => slip(node, language)));
}

const LARGER_SLIPS: readonly Slip[] = [
  missingUndo,
  unpairedStep,
  keptBlanks,
  regrouped,
  otherDirection,
  missingReset,
  unsorted,
  keptTwice,
  needlessStage,
  lostValue,
  bounded,
  missingCopy,
  misplaced,
  baseCase,
  exchangedParts,
  needlessReset,
  besideValue,
  missingExit,
];

/** Likeliest first. */
const SLIPS: readonly Slip[] = [
  sameObject,
  sharedList,
  sharedDefault,
  falsyValue,
  largerBound,
  otherInfinity,
  onceOrAgain,
  startingValue,
  fillingValue,
  overwritten,
  endOfRange,
  partsOfText,
  numbersAsText,
  droppedOrShared,
  otherContainer,
  precision,
  rounding,
  comparator,
  widened,
];
