-- The link of an invitation holds a secret, of which only the hash is kept.
CREATE TABLE invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hash bytea NOT NULL UNIQUE,
  -- Null: whoever has the link.
  email text,
  -- The link went to `email` and to nobody else.
  mailed boolean NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  used_at timestamptz,
  -- The invitation goes with the account: it holds its address.
  used_by uuid REFERENCES users (id) ON DELETE CASCADE,
  CHECK (email IS NOT NULL OR NOT mailed)
);
CREATE INDEX invitations_created_idx ON invitations (created_at DESC);
CREATE INDEX invitations_email_idx ON invitations (lower(email)) WHERE used_at IS NULL AND revoked_at IS NULL;
CREATE INDEX invitations_used_by_idx ON invitations (used_by);

-- The link with which the owner of an imported account chooses a password.
ALTER TABLE mailed_tokens DROP CONSTRAINT mailed_tokens_purpose_check;
ALTER TABLE mailed_tokens ADD CONSTRAINT mailed_tokens_purpose_check
  CHECK (purpose IN ('reset-password', 'verify-email', 'set-password'));
