import { PackageError } from '@evident/catalogue';
import { messageOf } from '@evident/kit/thrown';
import { FrameSplitter, FrameWriter, REPLY } from '@evident/judge-worker/sandbox/wire';
import { readPackageZip, writePackageZip } from '@evident/problems/authoring/package-zip';
import fc from 'fast-check';
import { emptyTotals, note, type Totals } from './totals.js';

const SLOW_MS = 5_000;

/** Bytes that begin as something valid and then differ from it. */
function spoilt(valid: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  const change = fc.record({ at: fc.nat(), with: fc.uint8Array({ maxLength: 8 }), drop: fc.nat(8) });
  return fc.tuple(valid, fc.array(change, { maxLength: 6 })).map(([bytes, changes]) =>
    changes.reduce((now, each) => {
      const at = now.length === 0 ? 0 : each.at % now.length;
      return Buffer.concat([now.subarray(0, at), each.with, now.subarray(at + each.drop)]);
    }, bytes),
  );
}

const report = fc
  .tuple(fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), fc.uint8Array({ maxLength: 200 }))
  .map(([numbers, output]) => {
    const frame = new FrameWriter(REPLY.result);
    numbers.forEach((number, at) => (at < 3 ? frame.u32(number) : frame.u64(number)));
    return Buffer.concat(frame.bytes(Buffer.from(output)).bytes(Buffer.from('warning')).parts());
  });

/** A slot that breaks its protocol costs the slot: every fault of a frame is a RangeError, which the worker expects. */
export function fuzzFrames(runs: number, seed: number): Totals {
  const totals = emptyTotals('frames of the sandbox');
  for (const bytes of fc.sample(
    spoilt(
      fc.oneof(
        report,
        fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      ),
    ),
    {
      numRuns: runs,
      seed,
    },
  )) {
    totals.inputs += 1;
    const started = performance.now();
    try {
      for (const { body } of new FrameSplitter().push(bytes)) {
        for (let at = 0; at < 3; at += 1) body.u32();
        for (let at = 0; at < 7; at += 1) body.u64();
        body.bytes();
        body.bytes();
      }
    } catch (error) {
      if (!(error instanceof RangeError))
        note(totals, 'mismatches', `${messageOf(error)}: ${bytes.toString('hex')}`);
    }
    if (performance.now() - started > SLOW_MS) note(totals, 'hangs', bytes.toString('hex'));
  }
  return totals;
}

/** The importer says what is wrong with an archive in a PackageError and in nothing else. */
export async function fuzzZips(runs: number, seed: number): Promise<Totals> {
  const totals = emptyTotals('ZIP importer');
  const valid = await writePackageZip(
    'two-sum',
    new Map([
      ['problem.yaml', Buffer.from('title: Two Sum\n'.repeat(20))],
      ['statement.md', Buffer.from('# Two Sum')],
      ['tests/01.in', Buffer.from('1 2\n')],
    ]),
  );
  for (const bytes of fc.sample(
    spoilt(
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(valid) },
        { weight: 1, arbitrary: fc.uint8Array().map((bytes) => Buffer.from(bytes)) },
      ),
    ),
    { numRuns: runs, seed },
  )) {
    totals.inputs += 1;
    const started = performance.now();
    try {
      await readPackageZip(bytes);
    } catch (error) {
      if (!(error instanceof PackageError))
        note(totals, 'mismatches', `${messageOf(error)}: ${bytes.toString('base64')}`);
    }
    if (performance.now() - started > SLOW_MS) note(totals, 'hangs', bytes.toString('base64'));
  }
  return totals;
}
