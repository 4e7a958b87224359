import sys

rows = sys.stdin.read().split('\n')
where = {token: str(i) for i, token in enumerate(rows[1].split())}
sys.stdout.write('\n'.join(where.get(token, '-1') for token in rows[2].split()) + '\n')
