import { Database, EndNotifier, rpcControllers } from '@evident/kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { AccountRepository } from './account/account.repository.js';
import { ProblemContextController } from './analysis/problem-context.controller.js';
import { ProblemContextRepository } from './analysis/problem-context.repository.js';
import { AuthoringController } from './authoring/authoring.controller.js';
import { TrashController } from './authoring/trash.controller.js';
import { TrashRepository } from './authoring/trash.repository.js';
import { AuthoringRepository } from './authoring/authoring.repository.js';
import { PackageCodeService } from './authoring/package-code.service.js';
import { RandomChecksService } from './authoring/random-checks.service.js';
import { AuthoringService } from './authoring/authoring.service.js';
import { DeadLettersRepository } from './authoring/dead-letters.repository.js';
import { PackagesService } from './authoring/packages.service.js';
import { RejudgesRepository } from './authoring/rejudges.repository.js';
import { RejudgesService } from './authoring/rejudges.service.js';
import { SandboxedRunsService } from './authoring/sandboxed-runs.service.js';
import { VerificationsRepository } from './authoring/verifications.repository.js';
import { VerificationsService } from './authoring/verifications.service.js';
import { VerifyMatrixService } from './authoring/verify-matrix.service.js';
import { CatalogueLoaderService } from './catalogue/catalogue-loader.service.js';
import { CatalogueRepository } from './catalogue/catalogue.repository.js';
import { DiscussionsRepository } from './discussions/discussions.repository.js';
import { DiscussionsService } from './discussions/discussions.service.js';
import { ModerationRepository } from './discussions/moderation.repository.js';
import { SharedCodeRepository } from './discussions/shared-code.repository.js';
import { SharedCodeService } from './discussions/shared-code.service.js';
import { ENV, type Env } from './env.js';
import { JudgedTestsService } from './judging/judged-tests.service.js';
import { JudgingRepository } from './judging/judging.repository.js';
import { ProgressService } from './judging/progress.service.js';
import { ShownTextsService } from './judging/shown-texts.service.js';
import { HacksRepository } from './hacks/hacks.repository.js';
import { HacksService } from './hacks/hacks.service.js';
import { ProposalsService } from './hacks/proposals.service.js';
import { ClaimsService } from './judging/claims.service.js';
import { ReconcilerService } from './judging/reconciler.service.js';
import { SubmissionLeasesRepository } from './judging/submission-leases.repository.js';
import { QueueMetricsService } from './submissions/queue-metrics.service.js';
import { UsageRepository } from './judging/usage.repository.js';
import { LearningRepository } from './learning/learning.repository.js';
import { LearningService } from './learning/learning.service.js';
import { JudgeWorkersRepository } from './operations/judge-workers.repository.js';
import { JudgingStatusService } from './operations/judging-status.service.js';
import { PlaylistsRepository } from './playlists/playlists.repository.js';
import { PlaylistsService } from './playlists/playlists.service.js';
import { DraftsRepository } from './problems/drafts.repository.js';
import { NamedDraftsRepository } from './problems/named-drafts.repository.js';
import { NamedDraftsService } from './problems/named-drafts.service.js';
import { NotesRepository } from './problems/notes.repository.js';
import { NotesService } from './problems/notes.service.js';
import { ProblemsRepository } from './problems/problems.repository.js';
import { ProblemsService } from './problems/problems.service.js';
import { IntakeService } from './submissions/intake.service.js';
import { JobDispatcherService } from './submissions/job-dispatcher.service.js';
import { OfferedLanguagesService } from './languages/offered-languages.service.js';
import { SubmissionEventsService } from './submissions/submission-events.service.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { RetentionService } from './retention/retention.service.js';
import { TopicsRepository } from './topics/topics.repository.js';
import { TopicsService } from './topics/topics.service.js';
import { TestSetsRepository } from './test-sets/test-sets.repository.js';

/** Services whose methods answer calls of other services. */
const RPC_SERVICES = [
  AuthoringService,
  ClaimsService,
  DiscussionsService,
  HacksService,
  JudgingStatusService,
  LearningService,
  NamedDraftsService,
  NotesService,
  PackagesService,
  PlaylistsService,
  ProblemsService,
  ProposalsService,
  RandomChecksService,
  RejudgesService,
  SharedCodeService,
  SubmissionsService,
  TopicsService,
  VerifyMatrixService,
];

const PROVIDERS = [
  TestSetsRepository,
  ProblemContextRepository,
  AccountRepository,
  CatalogueRepository,
  CatalogueLoaderService,
  ProblemsRepository,
  DraftsRepository,
  NamedDraftsRepository,
  NamedDraftsService,
  NotesRepository,
  NotesService,
  OfferedLanguagesService,
  ProblemsService,
  DiscussionsRepository,
  ModerationRepository,
  DiscussionsService,
  SharedCodeRepository,
  SharedCodeService,
  LearningRepository,
  LearningService,
  PlaylistsRepository,
  PlaylistsService,
  SubmissionsRepository,
  SubmissionEventsService,
  JobDispatcherService,
  IntakeService,
  QueueMetricsService,
  JudgeWorkersRepository,
  JudgingStatusService,
  SubmissionsService,
  JudgingRepository,
  EndNotifier,
  SubmissionLeasesRepository,
  UsageRepository,
  JudgedTestsService,
  ProgressService,
  ShownTextsService,
  ClaimsService,
  AuthoringRepository,
  TrashRepository,
  AuthoringService,
  VerificationsRepository,
  VerificationsService,
  SandboxedRunsService,
  PackageCodeService,
  RandomChecksService,
  VerifyMatrixService,
  PackagesService,
  TopicsRepository,
  TopicsService,
  HacksRepository,
  HacksService,
  ProposalsService,
  RejudgesRepository,
  RejudgesService,
  DeadLettersRepository,
  ReconcilerService,
  RetentionRepository,
  RetentionService,
];

@Module({})
export class ProblemsModule {
  static forEnv(env: Env): DynamicModule {
    return {
      module: ProblemsModule,
      controllers: [
        AuthoringController,
        TrashController,
        ProblemContextController,
        AccountController,
        ...rpcControllers(...RPC_SERVICES),
      ],
      providers: [
        { provide: ENV, useValue: env },
        {
          provide: Database,
          useFactory: () => Database.connect({ url: env.DATABASE_URL, schema: 'problems' }),
        },
        ...PROVIDERS,
      ],
    };
  }
}
