import { SUBMISSIONS_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { SubmissionsService } from './submissions.service.js';

type Request<K extends keyof typeof SUBMISSIONS_RPC> = RpcParsedRequest<typeof SUBMISSIONS_RPC, K>;
type Answer<K extends keyof typeof SUBMISSIONS_RPC> = Promise<RpcResponse<typeof SUBMISSIONS_RPC, K>>;

@Controller()
export class SubmissionsController {
  constructor(private readonly submissions: SubmissionsService) {}

  @RpcMethod(SUBMISSIONS_RPC, 'submissions.create')
  create(request: Request<'submissions.create'>): Answer<'submissions.create'> {
    return this.submissions.create(request);
  }

  @RpcMethod(SUBMISSIONS_RPC, 'submissions.get')
  get({ actor, submissionId }: Request<'submissions.get'>): Answer<'submissions.get'> {
    return this.submissions.get(actor, submissionId);
  }

  @RpcMethod(SUBMISSIONS_RPC, 'submissions.cancel')
  cancel({ actor, submissionId }: Request<'submissions.cancel'>): Answer<'submissions.cancel'> {
    return this.submissions.cancel(actor, submissionId);
  }

  @RpcMethod(SUBMISSIONS_RPC, 'submissions.list')
  list({ actor, problemId }: Request<'submissions.list'>): Answer<'submissions.list'> {
    return this.submissions.list(actor, problemId);
  }

  @RpcMethod(SUBMISSIONS_RPC, 'submissions.count')
  count({ actor, problemId }: Request<'submissions.count'>): Answer<'submissions.count'> {
    return this.submissions.count(actor, problemId);
  }
}
