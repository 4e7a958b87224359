import { counter, PeriodicTask } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { RetentionRepository } from './retention.repository.js';

const EVERY_MS = 600_000;
/** One statement locks no more rows. */
const BATCH = 500;
/** One round removes no more, so that the first one after the setting was made does not load the database for long. */
const BATCHES = 40;

const removals = counter('submission_texts_removed_total', 'Submissions whose source and tests were removed');

/** Removes the source and the tests of submissions that are older than the setting, every ten minutes. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('retention');
  private readonly task: PeriodicTask;
  private readonly days: number;

  constructor(
    @Inject(ENV) env: Env,
    private readonly submissions: RetentionRepository,
  ) {
    this.days = env.SUBMISSION_TEXTS_DAYS;
    this.task = new PeriodicTask('removing old sources', EVERY_MS, () => this.remove(), this.logger);
  }

  onApplicationBootstrap(): void {
    if (this.days > 0) this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** One round. @returns how many submissions lost their texts */
  async remove(batch = BATCH): Promise<number> {
    let total = 0;
    for (let round = 0; round < BATCHES; round += 1) {
      const removed = await this.submissions.removeTexts(this.days, batch);
      removals.inc(removed);
      total += removed;
      if (removed < batch) break;
    }
    if (total > 0) this.logger.log(`Removed source and tests of ${total} submissions`);
    return total;
  }
}
