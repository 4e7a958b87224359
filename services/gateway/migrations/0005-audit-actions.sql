-- Each entry names its action and what it is about. Entries written before get both from their route.
ALTER TABLE admin_audit
  ADD COLUMN action text,
  ADD COLUMN subject_kind text,
  ADD COLUMN subject_id text;

ALTER TABLE admin_audit DISABLE TRIGGER admin_audit_append_only;
UPDATE admin_audit SET action = named.action, subject_kind = named.kind, subject_id = named.subject_id
  FROM (
    SELECT a.id, r.kind,
           CASE
             WHEN r.action = 'problem.published' AND a.details::text ~ '"published": *false' THEN 'problem.unpublished'
             ELSE coalesce(r.action, 'other')
           END AS action,
           CASE WHEN r.kind IS NOT NULL THEN (regexp_match(a.path, r.pattern))[1] END AS subject_id
      FROM admin_audit a
      LEFT JOIN (VALUES
        ('POST', '^/api/v1/problems/create-problem/?$', 'problem.created', NULL),
        ('PUT', '^/api/v1/problems/update-problem/([^/]+)/?$', 'problem.updated', 'problem'),
        ('DELETE', '^/api/v1/problems/delete-problem/([^/]+)/?$', 'problem.deleted', 'problem'),
        ('PUT', '^/api/v1/admin/problems/([^/]+)/published/?$', 'problem.published', 'problem'),
        ('POST', '^/api/v1/admin/problems/import/?$', 'problem.imported', NULL),
        ('POST', '^/api/v1/admin/problems/([^/]+)/verifications/?$', 'problem.verified', 'problem'),
        ('POST', '^/api/v1/admin/verifications/?$', 'problem.verified', NULL),
        ('POST', '^/api/v1/admin/fill-expected/?$', 'outputs.filled', NULL),
        ('POST', '^/api/v1/admin/problems/([^/]+)/rejudges/?$', 'rejudge.previewed', 'problem'),
        ('POST', '^/api/v1/admin/rejudges/([^/]+)/apply/?$', 'rejudge.applied', 'rejudge'),
        ('POST', '^/api/v1/admin/dead-letters/([^/]+)/retry/?$', 'submission.retried', 'submission'),
        ('POST', '^/api/v1/admin/users/([^/]+)/adjust-tokens/?$', 'tokens.adjusted', 'user'),
        ('POST', '^/api/v1/admin/orders/([^/]+)/refund/?$', 'order.refunded', 'order'),
        ('POST', '^/api/v1/admin/analysis-reports/([^/]+)/settle/?$', 'analysis-report.decided', 'report')
      ) AS r (method, pattern, action, kind) ON r.method = a.method AND a.path ~ r.pattern
  ) AS named
 WHERE admin_audit.id = named.id;
ALTER TABLE admin_audit ENABLE TRIGGER admin_audit_append_only;

ALTER TABLE admin_audit ALTER COLUMN action SET NOT NULL;
CREATE INDEX admin_audit_problem_idx ON admin_audit (subject_id, id DESC)
  WHERE outcome = 'done' AND subject_kind = 'problem';
