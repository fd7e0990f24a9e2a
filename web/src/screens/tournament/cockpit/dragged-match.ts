import type { DragEvent } from 'react';

const kind = 'application/x-neundarter-match';

/** Props of an element that carries a match to a board. */
export const carries = (matchId: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(kind, matchId);
    dataTransfer.effectAllowed = 'move';
  },
});

/** Props of a board on which a match may be put down. */
export const takes = (put: (matchId: string) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(kind)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const matchId = event.dataTransfer.getData(kind);
    if (matchId === '') return;
    event.preventDefault();
    put(matchId);
  },
});
