import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { Ellipsis } from 'lucide-react';
import css from './menu.module.css';

export interface MenuAction {
  readonly label: string;
  readonly onPick: () => void;
}

/** A small button with what else can be done with a line. */
export function ActionMenu({
  label,
  actions,
  icon: Icon = Ellipsis,
}: {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly icon?: typeof Ellipsis;
}) {
  return (
    <Menu>
      <MenuButton className="gep-icon-button" aria-label={label} title={label}>
        <Icon size={16} aria-hidden />
      </MenuButton>
      <MenuItems anchor="bottom end" className={css.items}>
        {actions.map((action) => (
          <MenuItem key={action.label}>
            <button type="button" onClick={action.onPick}>
              {action.label}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
