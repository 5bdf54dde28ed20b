import {
  Blocks,
  Bot,
  Box,
  Braces,
  Cpu,
  Database,
  EyeOff,
  File,
  FileText,
  FileX,
  Folder,
  FolderOpen,
  Funnel,
  Image,
  Landmark,
  Layers,
  Leaf,
  Link2,
  type LucideIcon,
  Plug,
  Puzzle,
  Server,
  Signpost,
  SquareTerminal,
  Webhook,
  Wrench,
} from 'lucide-react';
import type { Entry } from '@/lib/core/harness';
import { extensionOf, type Path } from '@/lib/core/path';

/** One icon per role, the same in tree, tabs, graph and problems. Kinds without one show what kind of file they are. */
const icons: Readonly<Record<string, LucideIcon>> = {
  root: Landmark,
  routing: Signpost,
  group: Folder,
  folder: Folder,
  skill: Puzzle,
  leaf: Leaf,
  page: FileText,
  prompt: FileText,
  instruction: FileText,
  hook: Webhook,
  hooks: Webhook,
  server: Server,
  agent: Bot,
  script: SquareTerminal,
  manifest: Braces,
  module: Box,
  delegate: Bot,
  'hook-event': Webhook,
  definition: Landmark,
  extension: Layers,
  ability: Blocks,
  source: Database,
  tool: Wrench,
  need: Plug,
  requirement: Plug,
  middleware: Funnel,
  runtime: Cpu,
  host: Cpu,
  runner: Cpu,
  hidden: EyeOff,
  missing: FileX,
};

const byExtension: Readonly<Record<string, LucideIcon>> = {
  '.md': FileText,
  '.json': Braces,
  '.yaml': Braces,
  '.yml': Braces,
  '.py': SquareTerminal,
  '.sh': SquareTerminal,
  '.png': Image,
  '.jpg': Image,
  '.jpeg': Image,
  '.gif': Image,
  '.webp': Image,
  '.svg': Image,
};

interface RoleIconProps {
  kind?: string | undefined;
  path?: Path;
  entry?: Entry | undefined;
  open?: boolean;
}

export function RoleIcon({ kind, path, entry, open }: RoleIconProps) {
  const Icon = iconOf({ kind, path: path ?? '', entry, open: open ?? false });
  return <Icon size={16} strokeWidth={1.75} aria-hidden />;
}

function iconOf({ kind, path, entry, open }: Required<RoleIconProps>): LucideIcon {
  if (entry?.kind === 'symlink') return Link2;
  if (open) return FolderOpen;
  const own = kind === undefined ? undefined : icons[kind];
  if (own) return own;
  return byExtension[extensionOf(path)] ?? (entry === undefined && path !== '' && kind === undefined ? Folder : File);
}
