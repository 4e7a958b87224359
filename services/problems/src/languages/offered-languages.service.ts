import { isEditorLanguage, judgeLanguageKey, LANGUAGES, type Language } from '@evident/contracts';
import { connectHint, messageOf } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

const MAX_AGE_MS = 2_000;
/** Every judge has the languages of the forms; a job in one of them waits until a worker comes back. */
const OPTIONAL = LANGUAGES.filter((language) => !isEditorLanguage(language));

/** The languages that learners may use: the operator allows them, and a judge worker has their toolchain. */
@Injectable()
export class OfferedLanguagesService implements OnApplicationShutdown {
  private readonly logger = new Logger('offered-languages');
  private readonly redis;
  private announced: ReadonlySet<Language> = new Set();
  private readAt = -Infinity;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.redis = connectHint(env.REDIS_URL, (error) => this.logger.debug(error.message));
  }

  async current(): Promise<Language[]> {
    await this.refresh();
    return this.env.LANGUAGES_OFFERED.filter(
      (language) => isEditorLanguage(language) || this.announced.has(language),
    );
  }

  /** Keeps the last answer while Redis is away. */
  private async refresh(): Promise<void> {
    if (performance.now() - this.readAt < MAX_AGE_MS) return;
    this.readAt = performance.now();
    try {
      const values = await this.redis.mget(OPTIONAL.map(judgeLanguageKey));
      this.announced = new Set(OPTIONAL.filter((_language, at) => values[at] !== null));
    } catch (error) {
      this.logger.debug(`the judge's languages cannot be read: ${messageOf(error)}`);
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
