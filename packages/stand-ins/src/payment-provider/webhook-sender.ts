import { createHmac } from 'node:crypto';
import { newId, unixNow, type ProviderEvent } from './entities.js';
import { use, type Faults } from './faults.js';

interface Envelope {
  id: string;
  event: string;
  body: string;
  signature: string;
  tries: number;
  /** Changed at the first try; repeats are sent unchanged. */
  tampered: boolean;
}

export interface Delivery {
  id: string;
  event: string;
  /** HTTP status, or 0 without an answer. */
  status: number;
}

export interface WebhookSettings {
  url: string | undefined;
  secret: string;
  retryMs: number;
}

const ANSWER_TIMEOUT_MS = 5_000;
const MAX_TRIES = 12;
const MAX_PAUSE_MS = 60_000;
const MAX_WAITING = 50_000;
const KEPT_DELIVERIES = 1_000;

/** Sends signed events and sends them again until they are answered 2xx, with the faults that are set. */
export class WebhookSender {
  /** The latest attempts, for tests. */
  readonly deliveries: Delivery[] = [];
  private held: Envelope[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly sending = new Set<Promise<void>>();
  private closed = false;

  constructor(
    private readonly settings: WebhookSettings,
    private readonly faults: () => Faults,
  ) {}

  /** Events on their way or waiting to be sent again. */
  get waiting(): number {
    return this.timers.size + this.sending.size + this.held.length;
  }

  emit({ event, payload }: ProviderEvent): void {
    if (this.settings.url === undefined || this.closed || this.waiting >= MAX_WAITING) return;
    const faults = this.faults().webhooks;
    if (use(faults, 'drop')) return;
    const entities = Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }]));
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_local',
      event,
      contains: Object.keys(entities),
      payload: entities,
      created_at: unixNow(),
    });
    const signature = createHmac('sha256', this.settings.secret).update(body).digest('hex');
    const envelope: Envelope = {
      id: newId('evt'),
      event,
      body,
      signature,
      tries: 0,
      tampered: use(faults, 'tamper'),
    };
    if (faults.reorder > 0) this.hold(envelope, faults);
    else this.dispatch(envelope, faults);
  }

  /** Sends the events that are held for reordering, in reverse order. */
  release(): void {
    const held = this.held.reverse();
    this.held = [];
    for (const envelope of held) this.dispatch(envelope, this.faults().webhooks);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    await Promise.allSettled(this.sending);
  }

  private hold(envelope: Envelope, faults: Faults['webhooks']): void {
    this.held.push(envelope);
    if (this.held.length < faults.reorder) return;
    faults.reorder = 0;
    this.release();
  }

  private dispatch(envelope: Envelope, faults: Faults['webhooks']): void {
    const copies = 1 + faults.duplicate;
    for (let copy = 0; copy < copies; copy += 1) this.later(faults.delayMs, { ...envelope });
  }

  private later(delayMs: number, envelope: Envelope): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const sending = this.send(envelope).finally(() => this.sending.delete(sending));
      this.sending.add(sending);
    }, delayMs);
    this.timers.add(timer);
  }

  private async send(envelope: Envelope): Promise<void> {
    const status = await this.post(envelope);
    this.deliveries.push({ id: envelope.id, event: envelope.event, status });
    if (this.deliveries.length > KEPT_DELIVERIES) this.deliveries.shift();
    const tries = envelope.tries + 1;
    if ((status >= 200 && status < 300) || tries >= MAX_TRIES) return;
    this.later(Math.min(this.settings.retryMs * 2 ** envelope.tries, MAX_PAUSE_MS), { ...envelope, tries });
  }

  private async post({ id, body, signature, tampered, tries }: Envelope): Promise<number> {
    try {
      const response = await fetch(this.settings.url ?? '', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signature,
          'x-razorpay-event-id': id,
        },
        body: tampered && tries === 0 ? body.replace('acc_local', 'acc_l0cal') : body,
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}
