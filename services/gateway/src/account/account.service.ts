import {
  LIMITS,
  type AccountExport,
  type Actor,
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
const EXPORT_TIMEOUT_MS = 30_000;
/** A page holds at most a megabyte of texts, so an export holds at most this many megabytes of them. */
const MAX_SUBMISSION_PAGES = 64;
/** Notes on five thousand problems. */
const MAX_NOTE_PAGES = 100;

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
    const options = { timeoutMs: EXPORT_TIMEOUT_MS };
    const [
      kept,
      submissions,
      solvedProblems,
      playlists,
      notes,
      analyses,
      tokenHistory,
      discussionPosts,
      triedInputs,
    ] = await Promise.all([
      this.keptHere(user),
      this.submissions(actor),
      this.problems.call('problems.list-solved', { actor }, options),
      this.problems.call('playlists.list', { actor }, options),
      this.notes(actor),
      this.ai.call('analysis.list', { actor, problemId: null }, options),
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

  private async submissions(actor: Actor): Promise<Submission[]> {
    const submissions: Submission[] = [];
    let before: string | null = null;
    for (let page = 0; page < MAX_SUBMISSION_PAGES; page += 1) {
      const answer: SubmissionsAnswer = await this.problems.call(
        'submissions.list',
        { actor, problemId: null, before, limit: LIMITS.maxPageSize },
        { timeoutMs: EXPORT_TIMEOUT_MS },
      );
      submissions.push(...answer.submissions);
      before = answer.nextBefore;
      if (before === null) break;
    }
    return submissions;
  }

  private async posts(actor: Actor): Promise<OwnPost[]> {
    const posts: OwnPost[] = [];
    let before: string | null = null;
    for (let page = 0; page < MAX_HISTORY_PAGES; page += 1) {
      const answer: { posts: OwnPost[]; nextBefore: string | null } = await this.problems.call(
        'discussions.list-own',
        { actor, before, limit: HISTORY_PAGE },
        { timeoutMs: EXPORT_TIMEOUT_MS },
      );
      posts.push(...answer.posts);
      before = answer.nextBefore;
      if (before === null) break;
    }
    return posts;
  }

  private async triedInputs(actor: Actor): Promise<ExportedHack[]> {
    const hacks: ExportedHack[] = [];
    let before: string | null = null;
    for (let page = 0; page < MAX_HISTORY_PAGES; page += 1) {
      const answer: { hacks: ExportedHack[]; nextBefore: string | null } = await this.problems.call(
        'hacks.list-own',
        { actor, before, limit: HACK_PAGE },
        { timeoutMs: EXPORT_TIMEOUT_MS },
      );
      hacks.push(...answer.hacks);
      before = answer.nextBefore;
      if (before === null) break;
    }
    return hacks;
  }

  private async notes(actor: Actor): Promise<ExportedNote[]> {
    const notes: ExportedNote[] = [];
    for (let page = 0; page < MAX_NOTE_PAGES; page += 1) {
      const after: string | null = notes.at(-1)?.problemId ?? null;
      const found: ExportedNote[] = await this.problems.call(
        'notes.list',
        { actor, after },
        { timeoutMs: EXPORT_TIMEOUT_MS },
      );
      notes.push(...found);
      if (found.length < LIMITS.listedNotes) break;
    }
    return notes;
  }

  private async tokenHistory(actor: Actor): Promise<TokenHistoryAnswer['transfers']> {
    const transfers: TokenHistoryAnswer['transfers'] = [];
    let before: number | null = null;
    for (let page = 0; page < MAX_HISTORY_PAGES; page += 1) {
      const answer: TokenHistoryAnswer = await this.billing.call('wallet.history', {
        actor,
        before,
        limit: HISTORY_PAGE,
      });
      transfers.push(...answer.transfers);
      before = answer.nextBefore;
      if (before === null) break;
    }
    return transfers;
  }
}
