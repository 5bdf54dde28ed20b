/** Hooks: a brief at the start, a guard on the shell, a look at the end. */
import type { Files } from '../../../../core/files';

const command = (hook: string, script: string) => `python3 \\"\${PLUGIN_ROOT}/hooks/${hook}/${script}\\"`;

export const hookFiles: Files = {
  'hooks/migration-brief/hook.json': `{
  "hooks": {
    "SessionStart": [
      { "hooks": [{ "type": "command", "command": "${command('migration-brief', 'brief.py')}", "timeout": 10 }] }
    ]
  }
}
`,
  'hooks/migration-brief/brief.py': `"""Tell a session which migrations it finds and which of them lack their way back."""
import json
import pathlib
import sys

json.load(sys.stdin)
forward = {path.name.removesuffix(".up.sql") for path in pathlib.Path.cwd().rglob("*.up.sql")}
back = {path.name.removesuffix(".down.sql") for path in pathlib.Path.cwd().rglob("*.down.sql")}
if forward or back:
    alone = ", ".join(sorted(forward - back)) or "none"
    print(json.dumps({"hookSpecificOutput": {
        "hookEventName": "SessionStart",
        "additionalContext": f"Migrations here: {len(forward)}. Without a way back: {alone}.",
    }}))
`,
  'hooks/no-production-shell/hook.json': `{
  "hooks": {
    "PreToolUse": [
      {
        "matcher": "Bash",
        "hooks": [{ "type": "command", "command": "${command('no-production-shell', 'deny.py')}", "timeout": 10 }]
      }
    ]
  }
}
`,
  'hooks/no-production-shell/deny.py': `"""Refuse a shell on a live database: questions go through the catalog server."""
import json
import re
import sys

LIVE = re.compile(r"\\b(?:psql|pg_dump|pg_restore)\\b.*\\b(?:live|prod(?:uction)?)\\b", re.I)

shell = json.load(sys.stdin).get("tool_input", {}).get("command", "")
if LIVE.search(shell):
    print(json.dumps({"hookSpecificOutput": {
        "hookEventName": "PreToolUse",
        "permissionDecision": "deny",
        "permissionDecisionReason": "This names a live database. Ask the catalog server, or use the prepared copy.",
    }}))
`,
  'hooks/migration-pairs/hook.json': `{
  "hooks": {
    "Stop": [
      { "hooks": [{ "type": "command", "command": "${command('migration-pairs', 'pairs.py')}", "timeout": 20 }] }
    ]
  }
}
`,
  'hooks/migration-pairs/pairs.py': `"""Do not let a session end with a migration that has no way back."""
import json
import pathlib
import sys

event = json.load(sys.stdin)
if not event.get("stop_hook_active"):
    forward = sorted(pathlib.Path.cwd().rglob("*.up.sql"))
    alone = [path.name for path in forward if not path.with_name(path.name.replace(".up.", ".down.")).exists()]
    if alone:
        print(json.dumps({"decision": "block", "reason": f"{alone[0]} has no way back beside it: write its .down.sql."}))
`,
};
