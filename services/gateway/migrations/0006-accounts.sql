-- What people expect of an account: a verified address, a second factor, a list of sessions, reset by a mailed link.
ALTER TABLE users
  ADD COLUMN email_verified_at timestamptz,
  -- Encrypted. It counts once a code has confirmed it.
  ADD COLUMN totp_secret bytea,
  ADD COLUMN totp_confirmed_at timestamptz,
  -- The time step of the last accepted code; a code works once.
  ADD COLUMN totp_last_step bigint NOT NULL DEFAULT 0;

ALTER TABLE sessions
  ADD COLUMN device text,
  ADD COLUMN network text;

-- Only hashes are kept, so nobody who reads them can use them.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY (user_id, hash)
);

CREATE TABLE mailed_tokens (
  hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('reset-password', 'verify-email')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mailed_tokens_user_idx ON mailed_tokens (user_id);
CREATE INDEX mailed_tokens_expiry_idx ON mailed_tokens (expires_at);
