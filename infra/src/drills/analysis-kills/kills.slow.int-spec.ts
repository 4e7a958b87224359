import { PATIENCE_MS } from '../../flow-harness/flow-product.js';
import { KILLS, useKillDrill } from './kill-drill.js';
import { FATE } from '../../flow-harness/small-analyser.js';

jest.setTimeout(3 * PATIENCE_MS);

const drill = useKillDrill();

describe('kill -9 of the ai process', () => {
  it.each(KILLS)('%s: the next process finishes the analysis and spends one token', (_name, plan) =>
    drill().surviveTo('completed', plan(drill())),
  );

  it('after the ledger reserved the token: asking again continues the same analysis', () =>
    drill().surviveTo('completed', drill().killAt('hold.create', 'after'), { asksAgain: true }));

  it('before the token of a failed analysis is given back: the next process gives it back', () =>
    drill().surviveTo('failed', drill().killAt('hold.void', 'before'), { fate: FATE.providerFault }));
});
