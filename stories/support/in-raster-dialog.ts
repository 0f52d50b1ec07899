import { expect, screen, userEvent, within } from 'storybook/test';
import { said } from './said';

/** The raster dialog of a story, and what plays do in it. */
export async function inRasterDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: said('栅格设置') }));
  return {
    dialog,
    entry: (name: string) => dialog.getByRole('treeitem', { name }),
    press: (name: string) => userEvent.click(dialog.getByRole('button', { name })),
    /** Chooses from the list of a field. */
    async pick(field: string, option: string): Promise<void> {
      await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${field}: `) }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    },
    /** Types into the number of a field. */
    async type(field: string, text: string): Promise<void> {
      const input = dialog.getByRole('spinbutton', { name: field });
      await userEvent.clear(input);
      await userEvent.type(input, text);
    },
    /** Opens the settings of the picture where they are folded away. */
    unfold: () => userEvent.click(dialog.getByText(said('显示', 'group.display'))),
    /** What the field's list shows. */
    async shows(field: string, option: string): Promise<void> {
      await expect(await dialog.findByRole('button', { name: `${field}: ${option}` })).toBeVisible();
    },
    /** Also as a part of a sentence, e.g. one of several problems. */
    async says(text: string): Promise<void> {
      await expect(await dialog.findByText(text, { exact: false })).toBeVisible();
    },
    async answer(yes: boolean): Promise<void> {
      const question = within(await screen.findByRole('alertdialog', { name: said('栅格设置') }));
      await userEvent.click(question.getByRole('button', { name: yes ? said('计算') : said('取消') }));
    },
  };
}
