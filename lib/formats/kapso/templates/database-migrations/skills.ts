// Longer than most files: it is the text of five skills with their scripts.
/** Skills and what lies below them. */
import type { Files } from '../../../../core/files';

export const skillFiles: Files = {
  'skills/lock-report/SKILL.md': `---
name: lock-report
description: "Say which lock each statement of a migration takes and whether it rewrites the table. Use when a statement that changes the schema is proposed or written."
---

# Lock report

    python3 "$KAPSO_HARNESS_ROOT/skills/lock-report/scripts/locks.py" NAME.up.sql

The script knows the common statements; it prints "look it up" for the rest. Look those up for the version of the server
at hand, because rewrites have become rarer from version to version.

Read the report from the reader's side: a lock that is held for a moment still hurts if a long query runs before it,
because everyone queues behind the statement that waits.
`,
  'skills/lock-report/scripts/locks.py': {
    text: `"""Name the lock of each statement in a migration, as far as it can be told from its text."""
import re
import sys

KNOWN = [
    (r"create\\s+(unique\\s+)?index\\s+concurrently", "share update exclusive", "writers go on; cannot run in a transaction"),
    (r"create\\s+(unique\\s+)?index", "share", "writers wait until the index is built"),
    (r"alter\\s+table\\s.*\\badd\\s+constraint\\b.*\\bnot\\s+valid", "share row exclusive", "brief; old rows are not read"),
    (r"alter\\s+table\\s.*\\bvalidate\\s+constraint", "share update exclusive", "reads every row; writers go on"),
    (r"alter\\s+table\\s.*\\balter\\s+column\\s.*\\btype\\b", "access exclusive", "usually rewrites the table"),
    (r"alter\\s+table\\s.*\\bset\\s+not\\s+null", "access exclusive", "reads every row unless a valid check says so already"),
    (r"alter\\s+table", "access exclusive", "brief, but readers queue behind it"),
    (r"drop\\s+table", "access exclusive", "brief; there is no way back without a copy"),
]


def main(path: str) -> int:
    with open(path, encoding="utf-8") as file:
        statements = [" ".join(part.split()) for part in file.read().split(";")]
    for statement in filter(None, statements):
        for pattern, lock, note in KNOWN:
            if re.match(pattern, statement, re.I):
                print(f"{lock:24} {note}\\n    {statement}")
                break
        else:
            print(f"{'look it up':24}\\n    {statement}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
`,
    executable: true,
  },
  'skills/backfill-plan/SKILL.md': `---
name: backfill-plan
description: "Cut a backfill into batches that nobody notices. Use when existing rows have to get a new value."
---

# Backfill plan

    python3 "$KAPSO_HARNESS_ROOT/skills/backfill-plan/scripts/batches.py" orders id note_id

prints the loop for a table, its key and the column to fill. Before it runs:

- The new column is there, readers ignore it, and writers already fill it for new rows. Otherwise the backfill never ends.
- The key has an index and grows; a random key needs batches by range of its hash.
- The batch is sized by the wait it causes, not by rows: halve it when a batch takes longer than a page view.

Stop and go on must be safe at any time, so the loop looks for rows without a value and keeps no state of its own.
`,
  'skills/backfill-plan/scripts/batches.py': {
    text: `"""Print a batched update for one table."""
import sys

LOOP = """-- Repeat until no row is updated. Each run is one transaction.
with batch as (
  select {key} from {table} where {column} is null order by {key} limit :batch for update skip locked
)
update {table} set {column} = :expression from batch where {table}.{key} = batch.{key};
"""


def main(table: str, key: str, column: str) -> int:
    print(LOOP.format(table=table, key=key, column=column))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
`,
    executable: true,
  },
  'skills/rollback-rehearsal/SKILL.md': `---
name: rollback-rehearsal
description: "Run a migration forward, back and forward again on a copy and compare the schemas. Use when a migration is called done."
---

# Rollback rehearsal

    sh "$KAPSO_HARNESS_ROOT/skills/rollback-rehearsal/scripts/rehearse.sh" NAME COPY

NAME is the migration without its endings, COPY the name of a database that may be changed. The script prints a
difference if the schema after the way back is not the schema before. An empty difference is the result to quote.

A way back that loses data is honest only if the migration says so in its first line.
`,
  'skills/rollback-rehearsal/scripts/rehearse.sh': {
    text: `#!/bin/sh
# Forward, back, forward: the schema must come back to where it was.
set -eu
name=$1
copy=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

schema() { pg_dump --schema-only --no-owner "$copy" > "$work/$1.sql"; }
run() { psql --quiet --set ON_ERROR_STOP=1 --single-transaction --file "$1" "$copy"; }

schema before
run "$name.up.sql"
schema after
run "$name.down.sql"
schema back
run "$name.up.sql"
schema again
diff "$work/before.sql" "$work/back.sql"
diff "$work/after.sql" "$work/again.sql"
`,
    executable: true,
  },
  'skills/constraint-check/SKILL.md': `---
name: constraint-check
description: "Find the rows that a new constraint would refuse. Use when a constraint, a foreign key or a not-null is added."
---

# Constraint check

1. Adapt the query in skills/constraint-check/queries/orphans.sql to the constraint at hand.
2. Run it on the copy first: it reads the whole table.
3. Decide for each kind of row: repair, move aside, or change the constraint. "Delete" is a decision for a person.
4. Repeat until it is empty, then validate.

Rows come back while old writers run. An empty answer is good for as long as nobody writes the old way.
`,
  'skills/constraint-check/queries/orphans.sql': `-- Rows whose parent is gone. Replace child, parent and parent_id.
select child.id, child.parent_id
from child
left join parent on parent.id = child.parent_id
where child.parent_id is not null and parent.id is null
order by child.id
limit 100;
`,
  'skills/release-window/SKILL.md': `---
name: release-window
description: "Decide when a migration step may run and who watches it. Use when a step is about to be deployed."
metadata:
  run_kinds: [script]
---

# Release window

- Ask the runbook for the quiet hours of each table the step touches, and for the jobs that run in them.
- A step with an exclusive lock runs when no job holds a long transaction. Look before, not after.
- Name two people: one runs the step, one watches the waiting sessions and may stop it.
- Write down beforehand what "stop" looks like: which wait, for how long.

The result is one script per step with its check before and its check after.
`,
};
