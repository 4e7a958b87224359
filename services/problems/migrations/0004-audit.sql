-- Append-only: each write of an admin adds a row in its own transaction.

CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid NOT NULL,
  action text NOT NULL,
  problem_id uuid,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_of_problem ON audit_entry (problem_id, id DESC);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed';
END $$;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
