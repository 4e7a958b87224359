-- Why the checker of a verification failed, with what it wrote to standard error. The author reads it.
ALTER TABLE submission ADD COLUMN checker_fault text;
