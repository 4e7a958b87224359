import { PROBLEMS_RPC, type Actor, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { DomainError, notFound, RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { NotesRepository } from './notes.repository.js';
import { ProblemsRepository } from './problems.repository.js';

type Request<K extends keyof typeof PROBLEMS_RPC> = RpcParsedRequest<typeof PROBLEMS_RPC, K>;
type Answer<K extends keyof typeof PROBLEMS_RPC> = Promise<RpcResponse<typeof PROBLEMS_RPC, K>>;

/** A learner's own note on a problem. */
@Injectable()
export class NotesService {
  constructor(
    private readonly notes: NotesRepository,
    private readonly problems: ProblemsRepository,
  ) {}

  @RpcMethod(PROBLEMS_RPC, 'notes.read')
  async read({ actor, problemId }: Request<'notes.read'>): Answer<'notes.read'> {
    await this.requireOpen(actor, problemId);
    return this.notes.read(actor.userId, problemId);
  }

  /** @throws EDIT_CONFLICT where another device has saved the note since this version was read */
  @RpcMethod(PROBLEMS_RPC, 'notes.save')
  async save({ actor, problemId, note }: Request<'notes.save'>): Answer<'notes.save'> {
    await this.requireOpen(actor, problemId);
    const saved = await this.notes.save(actor.userId, problemId, note.text, note.version);
    if (!saved) throw new DomainError('EDIT_CONFLICT', 'This note was changed on another device.');
    return saved;
  }

  @RpcMethod(PROBLEMS_RPC, 'notes.list')
  async list({ actor, after }: Request<'notes.list'>): Answer<'notes.list'> {
    return this.notes.list(actor.userId, after);
  }

  private async requireOpen(actor: Actor, problemId: string): Promise<void> {
    if (!(await this.problems.isOpen(problemId, actor.role === 'ADMIN'))) throw notFound('Problem');
  }
}
