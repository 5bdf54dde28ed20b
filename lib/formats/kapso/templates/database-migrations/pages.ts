/** What sessions are told: one page for all, one for each module. */
import type { Files } from '../../../../core/files';

export const pageFiles: Files = {
  'instructions/guardrails.md': `# Schema changes

- Expand, move, contract: add the new shape, move readers and writers, drop the old shape. Never in one release.
- A statement that rewrites a table or takes an exclusive lock needs a plan for who waits behind it.
- Every migration has its way back, and the way back has been run.
- The database answers questions through the catalog server. Nobody opens a shell on a live one.
- Data that cannot be made again is copied before it is changed.

Write a migration as two files beside each other: NAME.up.sql and NAME.down.sql.
Words we use: "step" is one statement, "release" is what is deployed at once, "window" is when it may run.
`,
  'instructions/setup.md': `# Setup

- Ask the catalog server for the tables the task statement names: columns, size, indexes.
- Note which of them are written to all day and which only by jobs.
- Find out how migrations are run here, by which tool and in which order, and write it into the domain statement.
- Prepare a copy with real proportions. A table with ten rows teaches nothing about locks.
`,
  'instructions/ideation.md': `# Ideation

1. Write down the shape before and after, and every reader of the old one. query-historian finds them.
2. Take lock-report for each candidate statement: two ways to the same shape can differ by hours of waiting.
3. Prefer the way whose middle states are all usable: a release may stop there for a week.
4. Look in the runbook for an earlier change of the same table.

A proposal lists its releases, what each leaves behind, and the point after which there is no way back.
`,
  'instructions/implementation.md': `# Implementation

1. Write the way forward and the way back together.
2. Set a lock timeout at the top of each file, so that a step gives up instead of queueing everybody behind it.
3. lock-report must be free of surprises before a file is called done.
4. Move data with backfill-plan: small batches, each its own transaction, and a mark of how far it came.
5. Add a constraint as not valid, then validate it: constraint-check finds the rows that would refuse it.
6. Hand the pair to plan-skeptic and answer each point in the migration's comment.
`,
  'instructions/verification.md': `# Verification

- rollback-rehearsal decides: forward, back, forward again, and the same schema each time.
- Start the old release against the new schema, and the new release against the old one.
- Run constraint-check after the backfill, not before.
- Give plan-skeptic the files as they are now. A review of an earlier version counts for nothing.
- Quote the log. "It worked" is not a result.
`,
  'instructions/feedback.md': `# Feedback

- Judge a migration by what others felt: the longest wait it caused, not the time it took.
- Let downtime-estimator read the rehearsal's log before you compare two ways.
- A way that is slower and can be stopped at any time beats one that is fast and cannot.
- Say what would have to be true for the rejected way to win.
`,
  'instructions/deployment.md': `# Deployment

- release-window decides when a step may run, and who watches it.
- One step, one look at the waiting sessions, then the next.
- If a step gives up at its lock timeout, wait and repeat it. Do not raise the timeout.
- The contract step belongs to a later release, after the last old reader is gone.
- Record start, end and the longest wait of each step in results/deployment-log.md.
`,
  'instructions/learning.md': `# Learning

Worth a lesson: a statement whose lock surprised us, with the version of the server.
Worth a lesson: a reader nobody knew of, and how it could have been found.
Noise: names and sizes of one company's tables.
Check the runbook first: what stands there already needs no lesson.
`,
};
