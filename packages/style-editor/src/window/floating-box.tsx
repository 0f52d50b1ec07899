import type { ReactNode } from 'react';
import { Rnd } from 'react-rnd';
import { pageScale, smallestDialog } from './dialog-place';
import type { Place, Viewport } from './dialog-place';

interface FloatingBoxProps {
  readonly place: Place;
  readonly viewport: Viewport;
  readonly onMove: (place: Place) => void;
  readonly children: ReactNode;
}

/** The box of a window over the page: dragged by its title, sized at its edges. */
export function FloatingBox({ place, viewport, onMove, children }: FloatingBoxProps) {
  return (
    <Rnd
      className="gep-dialog-place"
      style={{ position: 'fixed' }}
      position={place}
      size={place}
      minWidth={Math.min(smallestDialog.width, viewport.width)}
      minHeight={Math.min(smallestDialog.height, viewport.height)}
      bounds="window"
      scale={pageScale()}
      dragHandleClassName="gep-dialog-title"
      cancel=".gep-dialog-tools"
      enableResizing={{ bottom: true, right: true, bottomRight: true, left: true, bottomLeft: true }}
      onDragStop={(_event, { x, y }) => onMove({ ...place, x, y })}
      onResizeStop={(_event, _direction, { offsetWidth, offsetHeight }, _delta, { x, y }) =>
        onMove({ x, y, width: offsetWidth, height: offsetHeight })
      }
    >
      {children}
    </Rnd>
  );
}
