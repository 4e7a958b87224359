import {
  type CreateInvitationRequest,
  ENROLMENT_LIMITS,
  type Invitation,
  type InvitationAnswer,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { AdmissionService } from '../identity/admission.service.js';
import { type InvitationRow, InvitationsRepository } from '../identity/invitations.repository.js';
import { UsersRepository } from '../identity/users.repository.js';
import { invitationMail } from '../mail/mail.js';
import { MailerService } from '../mail/mailer.service.js';

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  mailed: row.mailed,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  state: row.state,
  usedBy: row.used_by,
});

/** Makes, lists and withdraws invitations. */
@Injectable()
export class InvitationsService {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_ORIGIN'>,
    private readonly invitations: InvitationsRepository,
    private readonly users: UsersRepository,
    private readonly admission: AdmissionService,
    private readonly mailer: MailerService,
  ) {}

  async list(): Promise<Invitation[]> {
    return (await this.invitations.list()).map(toInvitation);
  }

  /** @throws REGISTRATION_CLOSED, EMAIL_TAKEN, VALIDATION_FAILED, SERVICE_UNAVAILABLE when mail is wanted and there is none */
  async create(request: CreateInvitationRequest, createdBy: string): Promise<InvitationAnswer> {
    const { email, validDays, send } = request;
    if (!this.admission.takesInvitations)
      throw new DomainError('REGISTRATION_CLOSED', 'Nobody may sign up here: REGISTRATION is off');
    if (send) this.mailer.requireSome();
    if (email !== null && (await this.users.findByEmail(email))) {
      const sentence = 'An account with this email already exists';
      throw new DomainError('EMAIL_TAKEN', sentence, { fields: { email: sentence } });
    }
    if ((await this.invitations.countOpen()) >= ENROLMENT_LIMITS.openInvitationsMax)
      throw new DomainError('VALIDATION_FAILED', 'Too many invitations are open. Withdraw some first.');
    const { row, token } = await this.invitations.create({ email, mailed: send, createdBy, validDays });
    // After the `#` it reaches no server and no log.
    const link = `${this.env.PUBLIC_ORIGIN[0] ?? ''}/signup#invitation=${token}`;
    const invitation = toInvitation(row);
    if (!send || email === null)
      return { message: 'The invitation is ready. Copy its link now.', invitation, link, id: row.id };
    this.mailer.send(invitationMail(email, link, validDays));
    return { message: `The invitation was mailed to ${email}.`, invitation, link: null, id: row.id };
  }

  revoke(id: string): Promise<boolean> {
    return this.invitations.revoke(id);
  }
}
