import { Calculator, CircleSlash, Grid3x3, Layers, Map, Settings2, Users, Workflow } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Messages } from '../message/zh-CN';

interface MenuEntry {
  readonly path: string;
  /** Key of its words under `shell.page`. */
  readonly key: keyof Messages['shell']['page'];
  readonly icon: LucideIcon;
  /** Only for the owner of the project. */
  readonly forAdmin?: boolean;
}

interface MenuGroup {
  /** Key of its words under `shell.group`. */
  readonly key: keyof Messages['shell']['group'];
  readonly entries: readonly MenuEntry[];
}

/** The side menu, in the order of the work. */
export const menu: readonly MenuGroup[] = [
  {
    key: 'setting',
    entries: [
      { path: '/setting/basic', key: 'basic', icon: Settings2 },
      { path: '/setting/model', key: 'model', icon: Layers },
      { path: '/setting/coerciveRelation', key: 'forcedZero', icon: CircleSlash },
      { path: '/setting/spaceSharing', key: 'spaceSharing', icon: Grid3x3 },
      { path: '/setting/department', key: 'department', icon: Users, forAdmin: true },
    ],
  },
  {
    key: 'accounting',
    entries: [
      { path: '/pretreatment', key: 'pretreatment', icon: Workflow },
      { path: '/accounting', key: 'accounting', icon: Calculator },
    ],
  },
  { key: 'result', entries: [{ path: '/result', key: 'result', icon: Map }] },
];
