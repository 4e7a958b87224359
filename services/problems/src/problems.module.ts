import { Database } from '@evident/kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { AccountRepository } from './account/account.repository.js';
import { ProblemContextController } from './analysis/problem-context.controller.js';
import { ProblemContextRepository } from './analysis/problem-context.repository.js';
import { AuditRepository } from './audit/audit.repository.js';
import { AuthoringController } from './authoring/authoring.controller.js';
import { AuthoringRepository } from './authoring/authoring.repository.js';
import { AuthoringService } from './authoring/authoring.service.js';
import { DeadLettersRepository } from './authoring/dead-letters.repository.js';
import { PackagesService } from './authoring/packages.service.js';
import { RejudgesRepository } from './authoring/rejudges.repository.js';
import { RejudgesService } from './authoring/rejudges.service.js';
import { SandboxedRuns } from './authoring/sandboxed-runs.service.js';
import { VerificationsRepository } from './authoring/verifications.repository.js';
import { VerificationsService } from './authoring/verifications.service.js';
import { VerifyMatrixService } from './authoring/verify-matrix.service.js';
import { CatalogueLoader } from './catalogue/catalogue-loader.service.js';
import { CatalogueRepository } from './catalogue/catalogue.repository.js';
import { ENV, type Env } from './env.js';
import { JudgingFinished } from './judging/judging-finished.js';
import { JudgingController } from './judging/judging.controller.js';
import { JudgingRepository } from './judging/judging.repository.js';
import { JudgingService } from './judging/judging.service.js';
import { Reconciler } from './judging/reconciler.service.js';
import { ReconcilerRepository } from './judging/reconciler.repository.js';
import { PlaylistsController } from './playlists/playlists.controller.js';
import { PlaylistsRepository } from './playlists/playlists.repository.js';
import { PlaylistsService } from './playlists/playlists.service.js';
import { DraftsRepository } from './problems/drafts.repository.js';
import { ProblemsController } from './problems/problems.controller.js';
import { ProblemsRepository } from './problems/problems.repository.js';
import { ProblemsService } from './problems/problems.service.js';
import { Intake } from './submissions/intake.js';
import { JobDispatcher } from './submissions/job-dispatcher.js';
import { SubmissionEvents } from './submissions/submission-events.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { TestSetsRepository } from './test-sets/test-sets.repository.js';

@Module({})
export class ProblemsModule {
  static forEnv(env: Env): DynamicModule {
    return {
      module: ProblemsModule,
      controllers: [
        ProblemsController,
        SubmissionsController,
        PlaylistsController,
        JudgingController,
        AuthoringController,
        ProblemContextController,
        AccountController,
      ],
      providers: [
        { provide: ENV, useValue: env },
        {
          provide: Database,
          useFactory: () => Database.connect({ url: env.DATABASE_URL, schema: 'problems' }),
        },
        TestSetsRepository,
        ProblemContextRepository,
        AccountRepository,
        CatalogueRepository,
        CatalogueLoader,
        ProblemsRepository,
        DraftsRepository,
        ProblemsService,
        PlaylistsRepository,
        PlaylistsService,
        SubmissionsRepository,
        SubmissionEvents,
        JobDispatcher,
        Intake,
        SubmissionsService,
        JudgingRepository,
        JudgingFinished,
        JudgingService,
        AuditRepository,
        AuthoringRepository,
        AuthoringService,
        VerificationsRepository,
        VerificationsService,
        SandboxedRuns,
        VerifyMatrixService,
        PackagesService,
        RejudgesRepository,
        RejudgesService,
        DeadLettersRepository,
        ReconcilerRepository,
        Reconciler,
      ],
    };
  }
}
