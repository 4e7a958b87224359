import { messageOf } from '@evident/kit/thrown';
import { SandboxError } from './sandbox-error.js';
import { type Frame, type FrameBody, REPLY } from './wire.js';

/** What the kernel and the slot measured of one run, as native/reply.c sends it. */
export interface SlotReport {
  ending: number;
  waitStatus: number;
  oomKilled: boolean;
  cpuTimeUs: number;
  wallTimeUs: number;
  memoryKb: number;
  tasks: number;
  outputBytes: number;
  stealMs: number;
  cpuPressureUs: number;
  stdout: Buffer;
  stderr: Buffer;
}

/** @throws SandboxError for a report that is cut short */
export function readReport(body: FrameBody): SlotReport {
  try {
    return fieldsOf(body);
  } catch (error) {
    throw new SandboxError(`A slot of the sandbox sent a broken report: ${messageOf(error)}`);
  }
}

/** Whether reports of further tests follow this one. */
export const hasMore = ({ kind, body }: Frame): boolean => kind === REPLY.result && body.peek() !== 0;

function fieldsOf(body: FrameBody): SlotReport {
  // What hasMore says.
  body.u32();
  return {
    ending: body.u32(),
    waitStatus: body.i32(),
    oomKilled: body.u32() !== 0,
    cpuTimeUs: body.u64(),
    wallTimeUs: body.u64(),
    memoryKb: body.u64(),
    tasks: body.u64(),
    outputBytes: body.u64(),
    stealMs: body.u64(),
    cpuPressureUs: body.u64(),
    stdout: body.bytes(),
    stderr: body.bytes(),
  };
}
