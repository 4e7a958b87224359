import type { Actor } from '@evident/contracts';
import { DomainError } from '@evident/kit';

/** The gateway checks the role as well; here it holds whoever calls. @throws FORBIDDEN */
export function requireAdmin(actor: Actor): void {
  if (actor.role !== 'ADMIN') throw new DomainError('FORBIDDEN', 'Only administrators may do this');
}
