import { Injectable } from '@nestjs/common';
import { clippedField, type TestTexts } from '../submissions/test-visibility.js';
import type { TestOutline } from '../test-sets/test-outline.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';

/** The most characters of all kept texts. */
const KEPT_CHARACTERS = 32 * 1024 * 1024;

/**
 * The texts of tests as views show them, cut to the length of a view. They are kept by the hash of their set, so that a
 * set with large inputs is read once and not for each submission. A set never changes, so a kept text is never stale.
 */
@Injectable()
export class ShownTextsService {
  private readonly kept = new Map<string, TestTexts>();
  private characters = 0;

  constructor(private readonly testSets: TestSetsRepository) {}

  /** @param shown the tests of the set whose texts a view shows. @returns their texts by test id */
  async of(hash: string, shown: readonly TestOutline[]): Promise<ReadonlyMap<string, TestTexts>> {
    const texts = new Map<string, TestTexts>();
    const missing: string[] = [];
    for (const { id } of shown) {
      const known = this.kept.get(keyOf(hash, id));
      if (known) texts.set(id, known);
      else missing.push(id);
    }
    for (const test of await this.testSets.someTests(hash, missing)) {
      const text: TestTexts = {
        input: clippedField(test.input, test.hidden),
        answer: clippedField(test.answer, test.hidden),
      };
      texts.set(test.id, text);
      this.keep(keyOf(hash, test.id), text);
    }
    return texts;
  }

  private keep(key: string, text: TestTexts): void {
    if (this.kept.has(key)) return;
    this.kept.set(key, text);
    this.characters += sizeOf(text);
    for (const [oldest, freed] of this.kept) {
      if (this.characters <= KEPT_CHARACTERS) return;
      this.kept.delete(oldest);
      this.characters -= sizeOf(freed);
    }
  }
}

const keyOf = (hash: string, id: string): string => `${hash} ${id}`;
const sizeOf = ({ input, answer }: TestTexts): number => input.length + (answer?.length ?? 0);
