import type { AccountExport, Actor, TokenHistoryAnswer } from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../identity/session-user.js';
import { AnalysisClient } from '../analysis/analysis.client.js';
import { PaymentsClient } from '../payments/payments.client.js';
import { PlaylistsClient } from '../playlists/playlists.client.js';
import { ProblemsClient } from '../problems/problems.client.js';
import { SubmissionsClient } from '../submissions/submissions.client.js';
import { ERASING_SERVICES } from './erasures.repository.js';
import { ErasuresService } from './erasures.service.js';
import { userView } from '../identity/user-view.js';
import { UsersRepository } from '../identity/users.repository.js';
import { WalletsService } from '../payments/wallets.service.js';

const HISTORY_PAGE = 100;
/** Ten thousand lines: more than any learner has. */
const MAX_HISTORY_PAGES = 100;
const EXPORT_TIMEOUT_MS = 30_000;

/** What a person may do with the account as a whole. */
@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersRepository,
    private readonly wallets: WalletsService,
    private readonly billing: PaymentsClient,
    private readonly problems: ProblemsClient,
    private readonly playlists: PlaylistsClient,
    private readonly submissions: SubmissionsClient,
    private readonly analyses: AnalysisClient,
    private readonly erasures: ErasuresService,
  ) {}

  async export(user: SessionUser): Promise<AccountExport> {
    const actor: Actor = { userId: user.id, role: user.role };
    const options = { timeoutMs: EXPORT_TIMEOUT_MS };
    const [wallet, submissions, solvedProblems, playlists, analyses, tokenHistory] = await Promise.all([
      this.wallets.read(user),
      this.submissions.call('submissions.list', { actor, problemId: null }, options),
      this.problems.call('problems.list-solved', { actor }, options),
      this.playlists.call('playlists.list', { actor }, options),
      this.analyses.call('analysis.list', { actor, problemId: null }, options),
      this.tokenHistory(actor),
    ]);
    return {
      exportedAt: new Date().toISOString(),
      user: userView(user, wallet),
      submissions,
      solvedProblems,
      playlists,
      analyses,
      tokenHistory,
    };
  }

  /**
   * The person is forgotten at once, also where a service is away: it is told until it has answered. The ledger keeps
   * its lines under an id that names nobody.
   */
  async delete(userId: string): Promise<void> {
    await this.users.delete(userId, ERASING_SERVICES);
    await this.erasures.eraseDue();
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
