/** The tree's behaviour: folding, selection, keys and dragging, over the harness of the store. */
import { dragAndDropFeature, hotkeysCoreFeature, selectionFeature, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useEffect, useRef, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { baseName, isWithin, join, type Path } from '@/lib/core/path';
import { bringInto } from '@/lib/studio/bring-into';
import { move, nameFault } from '@/lib/studio/file-acts';
import { renamed } from '@/lib/studio/rename-act';
import type { Studio } from '@/lib/studio/store';
import { foldersAbove, rootId, type Tree, type TreeItem, treeOf } from '@/lib/studio/tree';

const gone: TreeItem = { id: '', name: '', folder: false, children: [] };

export function useFileTree(scrollTo: (index: number) => void) {
  const session = useSession();
  const { studio } = session;
  const harness = useStudio((state) => state.harness);
  const active = useStudio((state) => state.view.active);
  const data = treeOf(harness);
  const [expandedItems, setExpandedItems] = useState<string[]>(() => topFolders(data));
  const [focusedItem, setFocusedItem] = useState<string | null>(active ?? null);
  const [selectedItems, setSelectedItems] = useState<string[]>([]);

  const tree = useTree<TreeItem>({
    rootItemId: rootId,
    state: { expandedItems, focusedItem, selectedItems },
    setExpandedItems,
    setFocusedItem,
    setSelectedItems,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => item.getItemData().folder,
    onPrimaryAction: (item) => {
      if (!item.isFolder()) studio.show(item.getId());
    },
    dataLoader: {
      getItem: (id) => data.get(id) ?? { ...gone, id },
      getChildren: (id) => [...(data.get(id)?.children ?? [])],
    },
    canReorder: false,
    onDrop: (items, target) =>
      moveInto(
        studio,
        items.map((item) => item.getId()),
        target.item.getId(),
      ),
    canDragForeignDragObjectOver: ({ types }, target) => types.includes('Files') && target.item.isFolder(),
    canDropForeignDragObject: (_, target) => target.item.isFolder(),
    onDropForeignDragObject: (dropped, target) => {
      const folder = target.item.getId();
      void bringInto(session, dropped, folder === rootId ? '' : folder);
    },
    canDrop: (items, target) =>
      target.item.isFolder() && items.every((item) => !isWithin(target.item.getId(), item.getId())),
    scrollToItem: (item) => scrollTo(item.getItemMeta().index),
    features: [syncDataLoaderFeature, selectionFeature, hotkeysCoreFeature, dragAndDropFeature],
  });

  const known = useRef(data);
  useEffect(() => {
    const before = known.current;
    known.current = data;
    // Folders that were open and are gone were renamed: those that came for them stay open.
    setExpandedItems((open) => {
      if (open.every((id) => data.has(id))) return open;
      const fresh = [...data.values()].filter((item) => item.folder && !before.has(item.id)).map((item) => item.id);
      return [...open.filter((id) => data.has(id)), ...fresh];
    });
    if (data.size > 0) tree.rebuildTree();
  }, [data, tree]);

  useEffect(() => {
    if (active === undefined) return;
    const above = foldersAbove(active);
    setExpandedItems((open) => (above.every((one) => open.includes(one)) ? open : [...new Set([...open, ...above])]));
    setFocusedItem(active);
    setSelectedItems([active]);
  }, [active]);

  return { tree, data, selectedItems };
}

/** Moves items into a folder as one step; those whose name is taken there stay. */
function moveInto(studio: Studio, paths: readonly Path[], folder: string): void {
  const { harness } = studio.store.getState();
  const parent = folder === rootId ? '' : folder;
  const moves = paths
    .map((from) => ({ from, to: join(parent, baseName(from)) }))
    .filter(({ from, to }) => from !== to && nameFault(harness, to) === undefined);
  const [first] = moves;
  if (first && moves.length === 1) void renamed(studio, first.from, first.to);
  else if (first) {
    const edits = moves.flatMap(({ from, to }) => move(harness, from, to));
    studio.commit(`Move ${moves.length} items`, edits, moves);
  }
}

/** Few files are shown open at once; many start folded. */
const topFolders = (data: Tree): string[] =>
  data.size < 60 ? [...data.values()].filter((item) => item.folder && item.id !== rootId).map((item) => item.id) : [];
