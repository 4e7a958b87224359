interface Waiting {
  kind: object;
  items: readonly unknown[];
  answer: (whole: Promise<unknown>, from: number) => void;
  play: (items: readonly unknown[]) => Promise<unknown>;
}

/**
 * Lets chains of work that go through like stages ask together. Each question waits until every chain has asked or ended;
 * those of one kind are then played as one, because starting an interpreter takes longer than what it plays.
 */
export class Lockstep {
  private waiting: Waiting[] = [];

  /** @param chains that have not ended */
  constructor(private chains: number) {}

  /**
   * @param kind questions with the same object are played together
   * @param part what belongs to the items from `from` on; undefined: they have to be played by themselves
   */
  ask<Q, A>(
    kind: object,
    items: readonly Q[],
    play: (items: readonly Q[]) => Promise<A>,
    part: (whole: A, from: number) => A | undefined,
  ): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      const answer = (whole: Promise<unknown>, from: number): void => {
        whole
          .then((all) => part(all as A, from) ?? play(items))
          .then(resolve)
          .catch(reject);
      };
      this.waiting.push({ kind, items, answer, play: play as Waiting['play'] });
      this.goOn();
    });
  }

  /** A chain has ended, with a result or without. */
  leave(): void {
    this.chains -= 1;
    this.goOn();
  }

  private goOn(): void {
    if (this.waiting.length < this.chains) return;
    const asked = this.waiting;
    this.waiting = [];
    for (const kind of new Set(asked.map((one) => one.kind))) {
      const group = asked.filter((one) => one.kind === kind);
      const whole = group[0]?.play(group.flatMap(({ items }) => items));
      let from = 0;
      for (const one of group) {
        if (whole) one.answer(whole, from);
        from += one.items.length;
      }
    }
  }
}
