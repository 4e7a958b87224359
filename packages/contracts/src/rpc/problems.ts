import { z } from 'zod';
import { ReportedDetails } from '../http/admin-activity.js';
import {
  CreateProblemRequest,
  Draft,
  DraftRequest,
  ListProblemsQuery,
  Problem,
  ProblemsAnswer,
  ProblemWrittenAnswer,
  ReferenceSolutionsAnswer,
  SolvedProblem,
  UpdateProblemRequest,
} from '../http/problems.js';
import { DraftPlace, ExportedDraft, NamedDraft, SaveNamedDraftRequest } from '../http/named-drafts.js';
import { ExportedNote, Note, SaveNoteRequest } from '../http/notes.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

const problemId = z.uuid();
const none = z.object({});

export const PROBLEMS_RPC = calledBy(['gateway'], {
  'problems.list': {
    repeatable: 'always',
    request: z.object({ actor: Actor, query: ListProblemsQuery }),
    response: ProblemsAnswer,
  },
  'problems.get': { repeatable: 'always', request: z.object({ actor: Actor, problemId }), response: Problem },
  /** FORBIDDEN unless the actor has solved the problem or is an admin. */
  'problems.read-references': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId }),
    response: ReferenceSolutionsAnswer,
  },
  'problems.list-solved': {
    repeatable: 'always',
    request: z.object({ actor: Actor }),
    response: z.array(SolvedProblem),
  },
  'problems.create': {
    adminOnly: true,
    /** `draft` stores the problem unpublished and does not run the references. */
    request: z.object({ actor: Actor, problem: CreateProblemRequest, draft: z.boolean() }),
    response: ProblemWrittenAnswer,
  },
  'problems.update': {
    adminOnly: true,
    request: z.object({ actor: Actor, problemId, changes: UpdateProblemRequest, draft: z.boolean() }),
    response: ProblemWrittenAnswer.extend({ audit: ReportedDetails }),
  },
  'problems.delete': {
    adminOnly: true,
    request: z.object({ actor: Actor, problemId }),
    response: ProblemWrittenAnswer.extend({ audit: ReportedDetails }),
  },
  'problems.set-bookmark': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId, bookmarked: z.boolean() }),
    response: none,
  },
  'drafts.list': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId }),
    response: z.array(Draft),
  },
  'drafts.save': { request: z.object({ actor: Actor, problemId, draft: DraftRequest }), response: Draft },
  'named-drafts.list': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId }),
    response: z.array(NamedDraft),
  },
  'named-drafts.save': {
    request: z.object({ actor: Actor, problemId, draft: SaveNamedDraftRequest }),
    response: NamedDraft,
  },
  'named-drafts.remove': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId, name: z.string() }),
    response: none,
  },
  /** Every draft of the user in pages, for the export of an account. */
  'drafts.list-own': {
    repeatable: 'always',
    request: z.object({ actor: Actor, after: DraftPlace.nullable() }),
    response: z.array(ExportedDraft),
  },
  'notes.read': { repeatable: 'always', request: z.object({ actor: Actor, problemId }), response: Note },
  /** EDIT_CONFLICT where the note has another version than the given one. */
  'notes.save': { request: z.object({ actor: Actor, problemId, note: SaveNoteRequest }), response: Note },
  /** The notes with a text in pages, for the export of an account. */
  'notes.list': {
    repeatable: 'always',
    request: z.object({ actor: Actor, after: z.uuid().nullable() }),
    response: z.array(ExportedNote),
  },
});
