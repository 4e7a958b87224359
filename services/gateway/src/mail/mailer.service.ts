import { DomainError, messageOf } from '@evident/kit';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { ENV, type Env } from '../env.js';
import type { Mail } from './mail.js';
import { MailFolder } from './mail-folder.js';

const TIMEOUT_MS = 15_000;
const CONNECTIONS = 3;

/** Sends mail by SMTP_URL, or keeps it in MAIL_DIR. */
@Injectable()
export class MailerService implements OnModuleDestroy {
  private readonly logger = new Logger('mail');
  private readonly smtp;
  private readonly folder;
  private readonly under = new Set<Promise<void>>();

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_DIR'>) {
    this.smtp =
      env.SMTP_URL === undefined
        ? null
        : createTransport({
            url: env.SMTP_URL,
            // A class list sends hundreds at once; mail servers admit only a few connections.
            pool: true,
            maxConnections: CONNECTIONS,
            connectionTimeout: TIMEOUT_MS,
            greetingTimeout: TIMEOUT_MS,
            socketTimeout: TIMEOUT_MS,
          });
    this.folder =
      env.SMTP_URL === undefined && env.MAIL_DIR !== undefined ? new MailFolder(env.MAIL_DIR) : null;
  }

  /** Mail reaches people, so their addresses can be verified. */
  get reachesPeople(): boolean {
    return this.smtp !== null;
  }

  get hasSome(): boolean {
    return this.smtp !== null || this.folder !== null;
  }

  /** @throws SERVICE_UNAVAILABLE when this installation has neither a mail server nor a folder. */
  requireSome(): void {
    if (!this.hasSome)
      throw new DomainError(
        'SERVICE_UNAVAILABLE',
        'This site does not send email. Ask its operator for help.',
      );
  }

  /**
   * Sends in the background: how long it takes would tell whether an account exists. A mail that cannot be sent is
   * logged without its text, and the person asks again.
   */
  send(mail: Mail): void {
    const sending = this.deliver(mail)
      .catch((error: unknown) => this.logger.error(`"${mail.subject}" was not sent: ${messageOf(error)}`))
      .finally(() => this.under.delete(sending));
    this.under.add(sending);
  }

  /** Logs why a mail could not be made. */
  report(error: unknown): void {
    this.logger.error(`A mail could not be made: ${messageOf(error)}`);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.under);
    this.smtp?.close();
  }

  private async deliver(mail: Mail): Promise<void> {
    if (this.smtp) await this.smtp.sendMail({ from: this.env.MAIL_FROM, ...mail });
    else await this.folder?.keep(mail);
  }
}
