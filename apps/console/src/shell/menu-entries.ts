import { role } from '@gep/api-client';
import type { Role } from '@gep/api-client';
import {
  Calculator,
  ChartColumn,
  CircleSlash,
  ClipboardCheck,
  ClipboardList,
  FileText,
  Grid3x3,
  Layers,
  LifeBuoy,
  ListChecks,
  Map,
  Palette,
  Settings2,
  Users,
  Workflow,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Messages } from '../message/zh-CN';

interface MenuEntry {
  readonly path: string;
  /** Key of its words under `shell.page`. */
  readonly key: keyof Messages['shell']['page'];
  readonly icon: LucideIcon;
  /** Who sees it. */
  readonly for: readonly Role[];
  /** Only for those of them who administer the installation. */
  readonly administrators?: true;
}

interface MenuGroup {
  /** Key of its words under `shell.group`. */
  readonly key: keyof Messages['shell']['group'];
  readonly entries: readonly MenuEntry[];
}

const owner: readonly Role[] = ['PROJECT_ADMIN'];
const everyone = role.options;
/** Who looks at the whole project, changing it or not: a department has its own items to fill in instead. */
const readers = role.options.filter((one) => one !== 'DATA_ENTRY');

/** The side menu, in the order of the work. */
const menu: readonly MenuGroup[] = [
  {
    key: 'setting',
    entries: [
      { path: '/setting/basic', key: 'basic', icon: Settings2, for: readers },
      { path: '/setting/model', key: 'model', icon: Layers, for: readers },
      { path: '/setting/coerciveRelation', key: 'forcedZero', icon: CircleSlash, for: readers },
      { path: '/setting/spaceSharing', key: 'spaceSharing', icon: Grid3x3, for: readers },
      { path: '/setting/report/rename', key: 'reportNaming', icon: FileText, for: owner },
      { path: '/setting/department', key: 'department', icon: Users, for: owner },
    ],
  },
  {
    key: 'data',
    entries: [
      {
        path: '/data/distribution',
        key: 'distribution',
        icon: ClipboardList,
        for: ['PROJECT_ADMIN', 'DATA_ENTRY'],
      },
      { path: '/data/confirm', key: 'confirm', icon: ClipboardCheck, for: owner },
      { path: '/progress', key: 'progress', icon: ListChecks, for: everyone },
    ],
  },
  {
    key: 'accounting',
    entries: [
      { path: '/pretreatment', key: 'pretreatment', icon: Workflow, for: readers },
      { path: '/accounting', key: 'accounting', icon: Calculator, for: readers },
    ],
  },
  {
    key: 'result',
    entries: [
      { path: '/result', key: 'result', icon: Map, for: everyone },
      { path: '/data/result', key: 'charts', icon: ChartColumn, for: readers },
    ],
  },
  {
    key: 'installation',
    entries: [{ path: '/library', key: 'styleLibrary', icon: Palette, for: owner, administrators: true }],
  },
  {
    key: 'help',
    entries: [{ path: '/technicalSupport', key: 'technicalSupport', icon: LifeBuoy, for: everyone }],
  },
];

/** The groups that somebody of a role sees. */
export function menuFor(viewer: Role, isAdministrator = false): readonly MenuGroup[] {
  return menu
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        (entry) => entry.for.includes(viewer) && (isAdministrator || !entry.administrators),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Where somebody of a role begins. */
export function startOf(viewer: Role): string {
  return viewer === 'DATA_ENTRY' ? '/data/distribution' : '/setting/basic';
}
