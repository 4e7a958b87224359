-- Deleted users whose data other services still have to delete. The row is written when the user is deleted.

CREATE TABLE erasure (
  user_id uuid NOT NULL,
  service text NOT NULL CHECK (service IN ('problems', 'ai')),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, service)
);
CREATE INDEX erasure_due ON erasure (due_at);
