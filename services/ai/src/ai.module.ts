import { Database } from '@evident/kit';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { AnalysesController } from './analyses/analyses.controller.js';
import { AnalysesRepository } from './analyses/analyses.repository.js';
import { AnalysesService } from './analyses/analyses.service.js';
import { AnalysisEvents } from './analyses/analysis-events.js';
import { AnalysisJobs } from './analyses/analysis-jobs.js';
import { AnalysisWorkRepository } from './analyses/analysis-work.repository.js';
import { AnalysisWorker } from './analyses/analysis-worker.js';
import { BillingClient } from './analyses/billing.client.js';
import { StoredMeasurements } from './analyses/measurement-cache.repository.js';
import { ProblemContexts } from './analyses/problem-contexts.js';
import { Settlement } from './analyses/settlement.service.js';
import { Sweeper } from './analyses/sweeper.service.js';
import { ENV, type Env } from './env.js';
import { EvidenceEnds } from './judging/evidence-ends.js';
import { EvidenceJobs } from './judging/evidence-jobs.js';
import { EvidenceReconciler } from './judging/evidence-reconciler.js';
import { EvidenceTasksRepository } from './judging/evidence-tasks.repository.js';
import { JudgingController } from './judging/judging.controller.js';
import { JudgingService } from './judging/judging.service.js';
import { QueuedEvidence } from './judging/queued-evidence-runner.js';
import { EngineController } from './providers/engine.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsRepository } from './reports/reports.repository.js';
import { ReportsService } from './reports/reports.service.js';

@Module({})
export class AiModule {
  /** @param analyser provides `Analyser`: who finds out and words what an analysis says. */
  static forEnv(env: Env, analyser: Provider): DynamicModule {
    return {
      module: AiModule,
      controllers: [AnalysesController, EngineController, ReportsController, JudgingController],
      providers: [
        { provide: ENV, useValue: env },
        {
          provide: Database,
          useFactory: () => Database.connect({ url: env.DATABASE_URL, schema: 'ai', poolSize: 15 }),
        },
        analyser,
        AnalysesRepository,
        AnalysisWorkRepository,
        StoredMeasurements,
        EvidenceTasksRepository,
        EvidenceJobs,
        AnalysisJobs,
        EvidenceEnds,
        JudgingService,
        QueuedEvidence,
        EvidenceReconciler,
        BillingClient,
        ProblemContexts,
        AnalysisEvents,
        Settlement,
        AnalysisWorker,
        AnalysesService,
        Sweeper,
        ReportsRepository,
        ReportsService,
      ],
    };
  }
}
