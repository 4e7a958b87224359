-- The part of the request's body that is kept, in the call's first row. jsonb would refuse some texts that json takes.
ALTER TABLE admin_audit ADD COLUMN details json NOT NULL DEFAULT '{}';
-- Finds how a call ended.
CREATE INDEX admin_audit_end_idx ON admin_audit (request_id, id) WHERE outcome <> 'begun';
