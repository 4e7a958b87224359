import { Database, EndNotifier, rpcControllers } from '@evident/kit';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { AnalysesController } from './analyses/analyses.controller.js';
import { AnalysesRepository } from './analyses/analyses.repository.js';
import { AnalysesService } from './analyses/analyses.service.js';
import { AnalysisEventsService } from './analyses/analysis-events.service.js';
import { AnalysisOutboxService } from './analyses/analysis-outbox.service.js';
import { AnalysisReconcilerService } from './analyses/analysis-reconciler.service.js';
import { AnalysisWorkRepository } from './analyses/analysis-work.repository.js';
import { AnalysisProcessor } from './analyses/analysis.processor.js';
import { BillingClient } from './analyses/billing.client.js';
import { ChargesService } from './analyses/charges.service.js';
import { MeasurementCacheRepository } from './analyses/measurement-cache.repository.js';
import { ProblemsClient } from './analyses/problems.client.js';
import { StepComparisonRepository } from './analyses/step-comparison.repository.js';
import { StepComparisonService } from './analyses/step-comparison.service.js';
import { ComplaintsController } from './complaints/complaints.controller.js';
import { ComplaintsRepository } from './complaints/complaints.repository.js';
import { ComplaintsService } from './complaints/complaints.service.js';
import { EngineController } from './engine/engine.controller.js';
import { ENV, type Env } from './env.js';
import { EvidenceOutboxService } from './evidence-queue/evidence-outbox.service.js';
import { EvidenceReconcilerService } from './evidence-queue/evidence-reconciler.service.js';
import { EvidenceTasksController } from './evidence-queue/evidence-tasks.controller.js';
import { EvidenceTasksRepository } from './evidence-queue/evidence-tasks.repository.js';
import { EvidenceTasksService } from './evidence-queue/evidence-tasks.service.js';
import { QueuedEvidenceService } from './evidence-queue/queued-evidence.service.js';

@Module({})
export class AiModule {
  /** @param analyser provides `Analyser` */
  static forEnv(env: Env, analyser: Provider): DynamicModule {
    return {
      module: AiModule,
      controllers: [
        AnalysesController,
        EngineController,
        ComplaintsController,
        EvidenceTasksController,
        ...rpcControllers(StepComparisonService),
      ],
      providers: [
        { provide: ENV, useValue: env },
        {
          provide: Database,
          useFactory: () => Database.connect({ url: env.DATABASE_URL, schema: 'ai', poolSize: 15 }),
        },
        analyser,
        AnalysesRepository,
        AnalysisWorkRepository,
        MeasurementCacheRepository,
        EvidenceTasksRepository,
        EvidenceOutboxService,
        AnalysisOutboxService,
        EndNotifier,
        EvidenceTasksService,
        QueuedEvidenceService,
        EvidenceReconcilerService,
        BillingClient,
        ProblemsClient,
        AnalysisEventsService,
        ChargesService,
        AnalysisProcessor,
        AnalysesService,
        StepComparisonRepository,
        StepComparisonService,
        AnalysisReconcilerService,
        ComplaintsRepository,
        ComplaintsService,
      ],
    };
  }
}
