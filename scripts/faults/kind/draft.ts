import type { Kind } from '../kind';
import { laneOf } from '../lane';
import type { Register } from '../lane';
import { formsOf } from './report-forms';
import type { FormsOfStage } from './report-forms';
import { rain } from './upload';

/** What a department types into a table form, and the file of a raster form. */
export const draft: Kind = {
  name: 'draft',
  async lanes(stage) {
    const forms = await formsOf(stage);
    return [await laneOf(stage.client, cells(forms)), await laneOf(stage.client, file(forms))];
  },
};

interface Cells {
  readonly revision: number;
  readonly yield: unknown;
  readonly price: unknown;
}

/** Two cells that are saved together, with the revision that counts the saves. */
function cells({ table, department }: FormsOfStage): Register<Cells> {
  return {
    name: 'cells of a table form',
    async read() {
      const { revision, rows } = await department().getReportForm({ reportFormId: table });
      const [{ cells }] = rows;
      return { revision, yield: cells.yield ?? null, price: cells.price ?? null };
    },
    next: ({ revision }, step) => ({ revision: revision + 1, yield: step, price: 2 * step }),
    async change(_client, to, { revision }) {
      const { rows } = await department().getReportForm({ reportFormId: table });
      const changes = (['yield', 'price'] as const).map((column) => ({
        ...{ row: rows[0].id, column, value: to[column] as number },
      }));
      const saved = await department().saveReportForm({ reportFormId: table, revision, changes });
      if (saved.conflicts.length > 0) throw new Error('the only editor met the change of another person');
    },
  };
}

function file({ raster, department }: FormsOfStage): Register<string | null> {
  return {
    name: 'file of a raster form',
    read: async () => (await department().getReportForm({ reportFormId: raster })).fileName,
    next: (_held, step) => `rain-${step}.tif`,
    async change(_client, name) {
      if (name === null) throw new RangeError('name: got null, allowed: the name of a file');
      const data = await rain(Number(/\d+/.exec(name)?.[0]));
      await department().uploadReportFile({ reportFormId: raster, files: [{ name, data }] });
    },
  };
}
