-- Fills a database that has the migrations of the release before. Run by upgrade.int-spec.ts and backup.int-spec.ts.
-- The texts hold what is easily lost: quotes, line ends, backslashes, other scripts, JSON nulls, microseconds.
INSERT INTO gateway.users (id, name, email, password_hash, role, wallet_opened, last_known_tokens, totp_secret, suspended_at)
VALUES ('00000000-0000-4000-8000-000000000001', E'Ada "Countess" O''Hara\\n', 'ada@example.org', '$argon2id$v=19$x', 'ADMIN', true, 3, '\x00ff5c27', NULL),
       ('00000000-0000-4000-8000-000000000002', '李雷 🎓', 'li@example.org', '$argon2id$v=19$y', 'USER', true, 12, NULL, '2026-01-02 03:04:05.678901+00');
INSERT INTO gateway.sessions (user_id, current_hash, previous_hash, expires_at, device, network)
SELECT id, '\xdeadbeef', NULL, now() + interval '1 day', 'Firefox on Linux', '192.0.2.0/24' FROM gateway.users;
INSERT INTO gateway.admin_audit (actor_id, request_id, method, path, outcome, details, action, subject_kind, subject_id)
SELECT '00000000-0000-4000-8000-000000000001', 'r-' || n, 'POST', '/api/v1/admin/users/x/adjust-tokens', 'done',
       '{"delta":  2, "reason": "An \"odd\" text \u00e9", "note": null}', 'tokens.adjusted', 'user', 'x'
  FROM generate_series(1, 40) n;
INSERT INTO gateway.erasure (user_id, service) VALUES ('00000000-0000-4000-8000-000000000009', 'ai');
INSERT INTO gateway.recovery_codes VALUES ('00000000-0000-4000-8000-000000000001', '\x0102');
INSERT INTO gateway.mailed_tokens (hash, user_id, purpose, expires_at)
VALUES ('\x0304', '00000000-0000-4000-8000-000000000002', 'verify-email', now() + interval '1 hour');

INSERT INTO problems.test_set (hash, test_count, hidden_count) VALUES ('set-1', 2, 1);
INSERT INTO problems.test_set_test VALUES ('set-1', 1, 't1', false, 3, '\x1f8b0800'), ('set-1', 2, 't2', true, 3, '\x1f8b0801');
INSERT INTO problems.problem (id, slug, title, difficulty, tags, category, time_limit_ms, memory_limit_kb, checker,
    stop_at_first_failure, published, list_position, test_set_hash, created_at, updated_at)
VALUES ('00000000-0000-4000-8000-0000000000aa', 'double-it', 'Double "it"', 'EASY', '{"Array, sorted","Two {Pointers}",""}',
        'Maths', 1000, 65536, '{"kind": "float", "tolerance": 1e-9}', false, true, 1, 'set-1', now(), now());
INSERT INTO problems.problem_content (problem_id, description, constraints, hints, examples, code_snippets, reference_solutions, authoring)
VALUES ('00000000-0000-4000-8000-0000000000aa', E'Line one\r\nLine two\ttab', '1 ≤ n', NULL, '[]', '{"PYTHON": "print()"}', '{}', 'null');
INSERT INTO problems.problem_stats VALUES ('00000000-0000-4000-8000-0000000000aa', 200, 100, 1);
INSERT INTO problems.problem_test_set (problem_id, version, test_set_hash) VALUES ('00000000-0000-4000-8000-0000000000aa', 1, 'set-1');
INSERT INTO problems.user_problem (user_id, problem_id, attempted_at, solved_at)
VALUES ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-0000000000aa', now(), now());
INSERT INTO problems.draft VALUES ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-0000000000aa', 'PYTHON', E'print("\\\\")\n', now());
INSERT INTO problems.submission (id, kind, user_id, problem_id, language, source_code, status, verdict, client_key, priority,
    test_set_hash, test_count, cases, environment, time_list, memory_list, created_at, judged_at, request_id, trace_parent)
SELECT gen_random_uuid(), 'submit', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-0000000000aa', 'PYTHON',
       repeat(E'print("π")\n', n), CASE n % 4 WHEN 0 THEN 'failed' WHEN 1 THEN 'queued' ELSE 'judged' END,
       CASE WHEN n % 4 > 1 THEN 'accepted' END, 'key-' || n, 10, 'set-1', 2, NULL, '{"python": "3.13"}', '["0.01 s"]', '["9000 KB"]',
       now() - n * interval '1 hour', CASE WHEN n % 4 <> 1 THEN now() END, 'r-' || n, NULL
  FROM generate_series(1, 200) n;
INSERT INTO problems.submission (id, kind, user_id, problem_id, language, source_code, status, priority, test_count, cases)
VALUES (gen_random_uuid(), 'run', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-0000000000aa', 'JAVA',
        'class Main {}', 'cancelled', 5, 1, '[{"input": "1\u2028", "expected": null}]');
INSERT INTO problems.submission_tests
SELECT id, 1, 999, '{t1,t2}', '{accepted,NULL}', '[{"id":"t1","stdout":"1\n"}, {"id":"t2",  "stdout":null}]', '[null, {"cpu":1.25}]'
  FROM problems.submission WHERE status = 'judged';
INSERT INTO problems.playlist (id, user_id, name) VALUES ('00000000-0000-4000-8000-0000000000bb', '00000000-0000-4000-8000-000000000002', 'Mine');
INSERT INTO problems.playlist_problem (playlist_id, problem_id, position)
VALUES ('00000000-0000-4000-8000-0000000000bb', '00000000-0000-4000-8000-0000000000aa', 1);
INSERT INTO problems.audit_entry (actor_id, action, details) VALUES ('00000000-0000-4000-8000-000000000001', 'problem.created', '{"a": [1, null]}');
INSERT INTO problems.judge_usage VALUES ('00000000-0000-4000-8000-000000000002', 0.1 + 0.2, now());

SELECT billing.wallet_open(id, 3) FROM gateway.users;
SELECT billing.hold_create_analysis('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-000000000002', 1, '10 minutes');
SELECT billing.analysis_hold_end('00000000-0000-4000-8000-0000000000c1', 'captured');
SELECT billing.hold_create_analysis('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-000000000002', 1, '10 minutes');
SELECT billing.wallet_adjust('00000000-0000-4000-8000-000000000002', 'adjust-1', 10, 'An outage', '00000000-0000-4000-8000-000000000001');
SELECT billing.order_open('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-000000000002', 'starter', 25, 19900, 'key-1', 30);
SELECT billing.order_attach('00000000-0000-4000-8000-0000000000d1', 'order_1', '30 seconds');
SELECT billing.order_open('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-000000000002', 'starter', 25, 19900, 'key-2', 30);
SELECT billing.order_attach('00000000-0000-4000-8000-0000000000d2', 'order_2', '30 seconds');
SELECT billing.order_settle('order_2', 'pay_2', 19900, 'INR', gen_random_uuid());
SELECT billing.refund_open('00000000-0000-4000-8000-0000000000f1', 'order_2', 'Bought twice', '00000000-0000-4000-8000-000000000001', 'refund-key-1');
SELECT billing.webhook_take('event-1', 'payment.captured', '{"id":"event-1"}');
SELECT billing.incident_note('forged_signature', 'order_1', 'pay_1', NULL, '{"from": "webhook"}');

INSERT INTO ai.analysis (id, user_id, problem_id, language, source_code, source_hash, status, finished_at, charge)
VALUES ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-0000000000aa',
        'PYTHON', 'print(1)', 'hash', 'failed', now(), 'voided');
INSERT INTO ai.analysis_request VALUES ('00000000-0000-4000-8000-000000000002', 'key', 'hash', false, '00000000-0000-4000-8000-0000000000e1');
INSERT INTO ai.evidence_task (id, analysis_id, status, task, expires_at)
VALUES (gen_random_uuid(), '00000000-0000-4000-8000-0000000000e1', 'queued', '\x00', now());
INSERT INTO ai.measurement_cache (key, value) VALUES ('k', '{"points": [1, 2.5e10, null]}');
INSERT INTO ai.analysis_report (id, analysis_id, user_id, reason)
VALUES (gen_random_uuid(), '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000002', 'Wrong class');
INSERT INTO ai.model_call (user_id, engine, micros) VALUES ('00000000-0000-4000-8000-000000000002', 'stand-in', 9007199254740993);
