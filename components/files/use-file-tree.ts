/** The tree's behaviour: folding, selection, keys and dragging, over the harness of the store. */
import { dragAndDropFeature, hotkeysCoreFeature, selectionFeature, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useEffect, useRef, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { isWithin, type Path } from '@/lib/core/path';
import { bringInto } from '@/lib/studio/bring-into';
import { moveInto } from '@/lib/studio/carry';
import { focusAfter, foldersAbove, rootId, type Tree, type TreeItem, treeOf } from '@/lib/studio/tree';

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
    // A name typed in place keeps its keys: Enter opens nothing, Home moves in the name.
    ignoreHotkeysOnInputs: true,
    onDrop: (items, target) =>
      moveInto(
        studio,
        items.map((item) => item.getId()),
        folderOf(target.item.getId()),
      ),
    canDragForeignDragObjectOver: ({ types }, target) => types.includes('Files') && target.item.isFolder(),
    canDropForeignDragObject: (_, target) => target.item.isFolder(),
    onDropForeignDragObject: (dropped, target) => {
      void bringInto(session, dropped, folderOf(target.item.getId()));
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
    setFocusedItem((id) => (id === null ? null : (focusAfter(before, data, id) ?? null)));
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

const folderOf = (id: string): Path => (id === rootId ? '' : id);

/** Few files are shown open at once; many start folded. */
const topFolders = (data: Tree): string[] =>
  data.size < 60 ? [...data.values()].filter((item) => item.folder && item.id !== rootId).map((item) => item.id) : [];
