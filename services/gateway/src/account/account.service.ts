import {
  LIMITS,
  type AccountExport,
  type Actor,
  type DraftPlace,
  type ExportedDraft,
  type ExportedHack,
  type ExportedNote,
  type OwnPost,
  type Submission,
  type SubmissionsAnswer,
  type TokenHistoryAnswer,
} from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { type SessionUser, userView } from '../identity/account.js';
import { WalletsService } from '../payments/wallets.service.js';
import { AiClient, BillingClient, ProblemsClient } from '../rpc/rpc-clients.js';
import { ExternalIdentitiesRepository } from '../single-sign-on/external-identities.repository.js';
import { ErasuresRepository } from './erasures.repository.js';
import { ErasuresService } from './erasures.service.js';
import { PreferencesRepository } from './preferences.repository.js';

const HISTORY_PAGE = 100;
/** Each may have an input of 64 KB. */
const HACK_PAGE = 20;
/** Ten thousand entries are more than any learner has. */
const MAX_HISTORY_PAGES = 100;
const OPTIONS = { timeoutMs: 30_000 };
/** A page holds at most a megabyte of texts, so an export holds at most this many megabytes of them. */
const MAX_SUBMISSION_PAGES = 64;
/** Notes on five thousand problems. */
const MAX_NOTE_PAGES = 100;
/** Four thousand drafts. */
const MAX_DRAFT_PAGES = 200;

/** Reads page after page, each from where the last one ended. */
async function pagesOf<Row, Place>(
  most: number,
  read: (from: Place | null) => Promise<{ rows: Row[]; next: Place | null }>,
): Promise<Row[]> {
  const all: Row[] = [];
  let from: Place | null = null;
  for (let page = 0; page < most; page += 1) {
    const { rows, next }: { rows: Row[]; next: Place | null } = await read(from);
    all.push(...rows);
    if (next === null) break;
    from = next;
  }
  return all;
}

/** Export and deletion of an account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly wallets: WalletsService,
    private readonly billing: BillingClient,
    private readonly problems: ProblemsClient,
    private readonly ai: AiClient,
    private readonly externalIdentities: ExternalIdentitiesRepository,
    private readonly erasures: ErasuresRepository,
    private readonly erasing: ErasuresService,
    private readonly preferences: PreferencesRepository,
  ) {}

  async export(user: SessionUser): Promise<AccountExport> {
    const actor: Actor = { userId: user.id, role: user.actingRole };
    const [
      kept,
      submissions,
      solvedProblems,
      playlists,
      notes,
      drafts,
      analyses,
      tokenHistory,
      discussionPosts,
      triedInputs,
    ] = await Promise.all([
      this.keptHere(user),
      this.submissions(actor),
      this.problems.call('problems.list-solved', { actor }, OPTIONS),
      this.problems.call('playlists.list', { actor }, OPTIONS),
      this.notes(actor),
      this.drafts(actor),
      this.ai.call('analysis.list', { actor, problemId: null }, OPTIONS),
      this.tokenHistory(actor),
      this.posts(actor),
      this.triedInputs(actor),
    ]);
    return {
      exportedAt: new Date().toISOString(),
      ...kept,
      submissions,
      solvedProblems,
      playlists,
      notes,
      drafts,
      analyses,
      tokenHistory,
      discussionPosts,
      triedInputs,
    };
  }

  /**
   * Deletes the account at once. A service that is down erases its part later. The ledger keeps its entries under the
   * id, which then names nobody.
   */
  async delete(userId: string): Promise<void> {
    await this.erasures.deleteUser(userId);
    await this.erasing.eraseDue();
  }

  /** What the gateway keeps itself, and the balance. */
  private async keptHere(
    user: SessionUser,
  ): Promise<Pick<AccountExport, 'user' | 'externalIdentities' | 'preferences'>> {
    const [wallet, externalIdentities, preferences] = await Promise.all([
      this.wallets.read(user),
      this.externalIdentities.ofUser(user.id),
      this.preferences.read(user.id),
    ]);
    return { user: userView(user, wallet), externalIdentities, preferences };
  }

  private submissions(actor: Actor): Promise<Submission[]> {
    return pagesOf<Submission, string>(MAX_SUBMISSION_PAGES, async (before) => {
      const answer: SubmissionsAnswer = await this.problems.call(
        'submissions.list',
        { actor, problemId: null, before, limit: LIMITS.maxPageSize },
        OPTIONS,
      );
      return { rows: answer.submissions, next: answer.nextBefore };
    });
  }

  private posts(actor: Actor): Promise<OwnPost[]> {
    return pagesOf<OwnPost, string>(MAX_HISTORY_PAGES, async (before) => {
      const request = { actor, before, limit: HISTORY_PAGE };
      const answer = await this.problems.call('discussions.list-own', request, OPTIONS);
      return { rows: answer.posts, next: answer.nextBefore };
    });
  }

  private triedInputs(actor: Actor): Promise<ExportedHack[]> {
    return pagesOf<ExportedHack, string>(MAX_HISTORY_PAGES, async (before) => {
      const answer = await this.problems.call('hacks.list-own', { actor, before, limit: HACK_PAGE }, OPTIONS);
      return { rows: answer.hacks, next: answer.nextBefore };
    });
  }

  private notes(actor: Actor): Promise<ExportedNote[]> {
    return pagesOf<ExportedNote, string>(MAX_NOTE_PAGES, async (after) => {
      const rows = await this.problems.call('notes.list', { actor, after }, OPTIONS);
      return { rows, next: rows.length < LIMITS.listedNotes ? null : (rows.at(-1)?.problemId ?? null) };
    });
  }

  private drafts(actor: Actor): Promise<ExportedDraft[]> {
    return pagesOf<ExportedDraft, DraftPlace>(MAX_DRAFT_PAGES, async (after) => {
      const rows = await this.problems.call('drafts.list-own', { actor, after }, OPTIONS);
      const last = rows.length < LIMITS.listedDrafts ? undefined : rows.at(-1);
      const next = last && { problemId: last.problemId, name: last.name, language: last.language };
      return { rows, next: next ?? null };
    });
  }

  private tokenHistory(actor: Actor): Promise<TokenHistoryAnswer['transfers']> {
    return pagesOf<TokenHistoryAnswer['transfers'][number], number>(MAX_HISTORY_PAGES, async (before) => {
      const answer = await this.billing.call('wallet.history', { actor, before, limit: HISTORY_PAGE });
      return { rows: answer.transfers, next: answer.nextBefore };
    });
  }
}
