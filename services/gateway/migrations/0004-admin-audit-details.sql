-- What is kept of a call's body, in its first row. Plain json: it takes whatever text a body may hold.
ALTER TABLE admin_audit ADD COLUMN details json NOT NULL DEFAULT '{}';
-- Finds how a call ended.
CREATE INDEX admin_audit_end_idx ON admin_audit (request_id, id) WHERE outcome <> 'begun';
