import { z } from 'zod';
import { ReportedDetails } from '../http/admin-activity.js';
import {
  CreateHackRequest,
  DecideHackRequest,
  ExportedHack,
  Hack,
  HackDecidedAnswer,
  HacksAnswer,
  ProposedTest,
} from '../http/hacks.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

/** The gateway knows the names of people, so a proposal travels with its author's id. */
export const StoredProposal = ProposedTest.omit({ author: true }).extend({ authorId: z.uuid() });
export type StoredProposal = z.infer<typeof StoredProposal>;

/** Inputs by which learners try to break their older accepted solutions. */
export const HACKS_RPC = calledBy(['gateway'], {
  /** The judge runs validator, reference and solution on the input. FORBIDDEN before the problem is solved. */
  'hacks.create': {
    request: z.object({ actor: Actor, problemId: z.uuid(), hack: CreateHackRequest }),
    response: Hack,
  },
  'hacks.list': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId: z.uuid() }),
    response: HacksAnswer,
  },
  /** Another user's is NOT_FOUND. */
  'hacks.get': {
    repeatable: 'always',
    request: z.object({ actor: Actor, hackId: z.uuid() }),
    response: Hack,
  },
  'hacks.list-own': {
    repeatable: 'always',
    request: z.object({ actor: Actor, before: z.uuid().nullable(), limit: z.number().int().min(1).max(100) }),
    response: z.object({ hacks: z.array(ExportedHack), nextBefore: z.uuid().nullable() }),
  },
  'hacks.list-proposals': {
    adminOnly: true,
    repeatable: 'always',
    request: z.object({ actor: Actor }),
    response: z.object({ proposals: z.array(StoredProposal), total: z.number().int() }),
  },
  /** Accepting runs the reference on the input, and the references on all tests like every change of tests. */
  'hacks.decide': {
    adminOnly: true,
    request: z.object({ actor: Actor, hackId: z.uuid(), decision: DecideHackRequest }),
    response: HackDecidedAnswer.extend({ audit: ReportedDetails }),
  },
});
