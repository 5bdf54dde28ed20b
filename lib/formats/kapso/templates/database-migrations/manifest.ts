/** Manifest, servers, requirements and delegates. */
import type { Files } from '../../../../core/files';
import { nameFor } from '../manifest-name';

export const manifestFiles = (name: string): Files => ({
  'harness.yaml': `schema_version: 1
name: ${nameFor(name)}
version: 0.1.0
description: Change the schema of a busy PostgreSQL database without stopping it.

environment:
  python: requirements.txt
  commands: [psql, pg_dump]
  gpu: false

modules:
  setup:
    mcp_servers: [catalog]
    hooks: [no-production-shell]
  ideation:
    skills: [lock-report]
    mcp_servers: [catalog, runbook]
    agents: [query-historian]
  implementation:
    skills:
      - lock-report
      - backfill-plan
      - constraint-check
    mcp_servers: [catalog]
    agents: [plan-skeptic]
    # The brief comes before the checks: hooks keep this order.
    hooks:
      - migration-brief
      - no-production-shell
      - migration-pairs
  verification:
    skills:
      - rollback-rehearsal
      - constraint-check
    mcp_servers: [catalog]
    agents: [plan-skeptic]
    hooks: [no-production-shell]
  feedback:
    agents: [downtime-estimator]
  deployment:
    skills: [release-window]
    mcp_servers: [runbook]
    hooks: [no-production-shell]
  learning:
    mcp_servers: [runbook]
`,
  'requirements.txt': `# the catalog server
mcp>=1.2
psycopg[binary]>=3.2,<4
# parsing statements in skills
sqlglot>=25
`,
  'mcp.json': `{
  "mcpServers": {
    "catalog": {
      "command": "python3",
      "args": ["\${PLUGIN_ROOT}/servers/catalog.py"],
      "env": {
        "CATALOG_DSN": "\${CATALOG_DSN}"
      }
    },
    "runbook": {
      "type": "streamable-http",
      "url": "https://runbook.example.com/mcp",
      "headers": {
        "Authorization": "\${RUNBOOK_AUTHORIZATION}"
      }
    }
  }
}
`,
  'servers/catalog.py': `"""Read-only answers about a database: tables, sizes, indexes, who waits for whom."""
import os

import psycopg
from mcp.server.fastmcp import FastMCP

server = FastMCP("catalog")


def ask(query: str, *values: str) -> list[tuple]:
    with psycopg.connect(os.environ["CATALOG_DSN"], options="-c default_transaction_read_only=on") as connection:
        return connection.execute(query, values).fetchall()


@server.tool()
def table(name: str) -> list[tuple]:
    """Columns of a table: name, type, nullable, default."""
    return ask(
        "select column_name, data_type, is_nullable, column_default from information_schema.columns"
        " where table_name = %s order by ordinal_position",
        name,
    )


@server.tool()
def size(name: str) -> list[tuple]:
    """Rows by estimate, bytes with indexes, and the last time statistics were gathered."""
    return ask(
        "select reltuples::bigint, pg_total_relation_size(oid), pg_stat_get_last_analyze_time(oid)"
        " from pg_class where relname = %s",
        name,
    )


@server.tool()
def waiting() -> list[tuple]:
    """Sessions that wait for a lock, and the session each of them waits for."""
    return ask("select pid, pg_blocking_pids(pid), state, query from pg_stat_activity where wait_event_type = 'Lock'")


server.run()
`,
  'agents/plan-skeptic.md': `---
name: plan-skeptic
description: "Argues against one migration: looks for the lock, the rewrite or the reader that its author did not see."
---

You are given one migration, forward and back, and the tables it touches.

Assume it will hurt and look for how: a lock that queues readers behind it, a statement that rewrites the table, a
default that is evaluated per row, an index built without \`concurrently\`, a reader of the old column that is still
deployed. Say for each step which lock it takes and for how long it can be held. Report the worst finding first; report
"nothing found" only with the list of what you looked at.
`,
  'agents/query-historian.md': `---
name: query-historian
description: "Finds every statement in the code base that reads or writes the given columns."
---

You are given a list of tables and columns.

Search the code, the reports and the scheduled jobs. For each place: file and line, whether it reads or writes, and
whether it names its columns or takes them all. List the places you could not decide, such as statements put together
at run time, separately. They are the ones that break.
`,
  'agents/downtime-estimator.md': `---
name: downtime-estimator
description: "Estimates how long each step of a migration blocks readers and writers, from the rehearsal's log."
---

You are given the log of one rehearsal.

For each step report the lock, the time it was held in the rehearsal, and what that means for the live table, scaled by
rows and by what the step does: a rewrite grows with the table, a change of the catalog does not. Give a range, and name
the assumption that moves it most.
`,
});
