-- An account that signs in at the institution's provider only, or whose owner has not chosen a password yet, has none.
ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL;

-- Who somebody is at an OpenID provider. The subject never changes there; an email may.
CREATE TABLE external_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
-- A second person at the same provider never gets the account of the first, whatever their email is now.
CREATE UNIQUE INDEX external_identities_user_key ON external_identities (user_id, issuer);
