import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** What happened to a row, told when its transaction has committed. */
export interface Step {
  /** `submission judging`, `batch stored`, `hold pending`, `charge capturing`. */
  what: string;
  id: string;
  /** The worker of a claim. */
  worker: string;
}

const SUBMISSION_STEP = `
  IF TG_OP = 'INSERT' OR NEW.status <> OLD.status OR NEW.attempt <> OLD.attempt OR NEW.verdict IS DISTINCT FROM OLD.verdict THEN
    INSERT INTO drill.submission_step (id, status, verdict, attempt) VALUES (NEW.id, NEW.status, NEW.verdict, NEW.attempt);
    PERFORM pg_notify('drill', json_build_object('what', 'submission ' || NEW.status, 'id', NEW.id, 'worker', COALESCE(NEW.worker_id, ''))::text);
  END IF;`;
const BATCH_STEP = `
  INSERT INTO drill.judged_tests (id, attempt, step, test_ids)
    SELECT NEW.submission_id, NEW.attempt, NEW.step, array_agg(t.id) FROM unnest(NEW.test_ids, NEW.verdicts) AS t (id, verdict) WHERE t.verdict IS NOT NULL;
  PERFORM pg_notify('drill', json_build_object('what', CASE WHEN NEW.step < 999 THEN 'batch stored' ELSE 'tests stored' END, 'id', NEW.submission_id, 'worker', '')::text);`;
const HOLD_STEP = `
  PERFORM pg_notify('drill', json_build_object('what', 'hold ' || NEW.state, 'id', NEW.id, 'worker', '')::text);`;
const ANALYSIS_STEP = `
  IF NEW.status <> OLD.status THEN
    PERFORM pg_notify('drill', json_build_object('what', 'analysis ' || NEW.status, 'id', NEW.id, 'worker', '')::text);
  END IF;
  IF NEW.charge <> OLD.charge THEN
    PERFORM pg_notify('drill', json_build_object('what', 'charge ' || NEW.charge, 'id', NEW.id, 'worker', '')::text);
  END IF;`;

const trigger = (name: string, on: string, body: string): string => `
  CREATE FUNCTION drill.${name}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = drill, pg_temp AS $$
  BEGIN ${body} RETURN NULL; END $$;
  CREATE TRIGGER drill_${name} AFTER ${on} FOR EACH ROW EXECUTE FUNCTION drill.${name}();`;

/** The drill's own notes in the database of its product. Services know nothing of them. */
const NOTES = `
  CREATE SCHEMA drill;
  CREATE TABLE drill.submission_step (
    no bigint GENERATED ALWAYS AS IDENTITY, id uuid NOT NULL, status text NOT NULL, verdict text, attempt int NOT NULL);
  CREATE INDEX ON drill.submission_step (id);
  CREATE TABLE drill.judged_tests (id uuid NOT NULL, attempt int NOT NULL, step int NOT NULL, test_ids text[]);
  CREATE INDEX ON drill.judged_tests (id);
  ${trigger('submission', 'INSERT OR UPDATE ON problems.submission', SUBMISSION_STEP)}
  ${trigger('batch', 'INSERT ON problems.submission_tests', BATCH_STEP)}
  ${trigger('hold', 'INSERT OR UPDATE ON billing.hold', HOLD_STEP)}
  ${trigger('analysis', 'UPDATE ON ai.analysis', ANALYSIS_STEP)}`;

const RECONNECT_MS = 100;
/** A measurement gives way to judging, so an analysis of a busy machine takes long. */
const PATIENCE_MS = 120_000;
const REMEMBERED = 1_000;

/** Hears every step of a row at the moment of its commit. Drills use it to kill at a named point. */
export class RowWatch {
  private readonly waiting = new Set<(step: Step) => void>();
  private readonly past: Step[] = [];
  private client: pg.Client | undefined;
  private closed = false;

  /** @param url of the owner; asked again after each break, because the server may come back on another port */
  private constructor(private readonly url: () => string) {}

  static async start(url: () => string): Promise<RowWatch> {
    const owner = new pg.Client({ connectionString: url() });
    await owner.connect();
    await owner.query(NOTES);
    await owner.end();
    const watch = new RowWatch(url);
    await watch.listen();
    return watch;
  }

  /**
   * Resolves with the next step of this name. @param wanted of the row, when only one will do
   * @throws Error when it does not come
   */
  next(what: string, wanted: (step: Step) => boolean = () => true): Promise<Step> {
    return new Promise((resolve, reject) => {
      const hear = (step: Step): void => {
        if (step.what !== what || !wanted(step)) return;
        clearTimeout(timer);
        this.waiting.delete(hear);
        resolve(step);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(hear);
        reject(new Error(`No row came to "${what}"`));
      }, PATIENCE_MS);
      this.waiting.add(hear);
    });
  }

  /** Resolves when this row comes to a step, also when it has already. */
  async reached(what: string, id: string): Promise<void> {
    if (!this.past.some((step) => step.what === what && step.id === id))
      await this.next(what, (step) => step.id === id);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url(), connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '{}' }) => {
      const step = JSON.parse(payload) as Step;
      this.past.push(step);
      if (this.past.length > REMEMBERED) this.past.shift();
      for (const hear of [...this.waiting]) hear(step);
    });
    await client.connect();
    await client.query('LISTEN drill');
    this.client = client;
    client.once('end', () => void this.listenAgain());
  }

  private async listenAgain(): Promise<void> {
    while (!this.closed) {
      await delay(RECONNECT_MS);
      const listening = await this.listen().then(
        () => true,
        () => false,
      );
      if (listening) return;
    }
  }
}
