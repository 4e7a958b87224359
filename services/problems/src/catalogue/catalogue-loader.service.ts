import { BuiltProblem, readOutline, readTestSet, stableId } from '@evident/catalogue';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { PlaylistsRepository } from '../playlists/playlists.repository.js';
import { TopicsRepository } from '../topics/topics.repository.js';
import { CatalogueRepository } from './catalogue.repository.js';

export interface LoadOutcome {
  loaded: number;
  unchanged: number;
  /** Kept as an admin left them. */
  edited: number;
}

/** Brings the database up to the built catalogue; run at each boot, does nothing the second time. */
@Injectable()
export class CatalogueLoaderService implements OnModuleInit {
  private readonly logger = new Logger('catalogue');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly catalogue: CatalogueRepository,
    private readonly playlists: PlaylistsRepository,
    private readonly topics: TopicsRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.load();
  }

  /** Problems that left the catalogue stay in the database; an admin deletes them. */
  async load(): Promise<LoadOutcome> {
    const outcome: LoadOutcome = { loaded: 0, unchanged: 0, edited: 0 };
    const manifest = await readOutline(this.env.CATALOGUE_DIR);
    if (!manifest) {
      this.logger.warn(`no built catalogue in ${this.env.CATALOGUE_DIR}: serving what the database holds`);
      return outcome;
    }
    const loaded = new Map((await this.catalogue.loaded()).map((row) => [row.slug, row]));
    for (const [position, problem] of manifest.problems.entries()) {
      const known = loaded.get(problem.slug);
      if (known && known.list_position !== position) await this.catalogue.setPosition(problem.slug, position);
      if (known?.edited_at) outcome.edited += 1;
      else if (known?.catalogue_hash === problem.contentHash) outcome.unchanged += 1;
      else if (await this.store(BuiltProblem.parse(problem), position)) outcome.loaded += 1;
      else outcome.edited += 1;
    }
    await this.playlists.storeCurated(
      manifest.studyPlans.map(({ name, description, problems }) => ({
        id: stableId(`study-plan/${name}`),
        name,
        description,
        slugs: problems,
      })),
    );
    await this.topics.store(manifest.topics);
    this.logger.log(
      `catalogue: ${outcome.loaded} loaded, ${outcome.unchanged} unchanged, ${outcome.edited} edited by admins`,
    );
    return outcome;
  }

  private async store(problem: BuiltProblem, position: number): Promise<boolean> {
    const tests = await readTestSet(this.env.CATALOGUE_DIR, problem.testSetHash);
    return this.catalogue.store(problem, tests, position);
  }
}
