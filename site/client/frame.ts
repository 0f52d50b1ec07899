import { openSearch } from './search';
import './style.css';

const bar = document.querySelector<HTMLElement>('.site-bar');
if (bar) openSearch(bar);

/** Hides the cards of the gallery that have none of the words that are typed. */
const filter = document.querySelector<HTMLInputElement>('#filter');
filter?.addEventListener('input', () => {
  const wanted = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    const cards = [...section.querySelectorAll<HTMLElement>('.card')];
    for (const card of cards) {
      const text = `${section.querySelector('h2')?.textContent} ${card.textContent}`.toLowerCase();
      card.hidden = !wanted.every((word) => text.includes(word));
    }
    section.hidden = cards.every(({ hidden }) => hidden);
    shown += cards.filter(({ hidden }) => !hidden).length;
  }
  document.querySelector('#none')?.toggleAttribute('hidden', shown > 0);
});

for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
  button.addEventListener('click', () => {
    const word = button.textContent;
    const code = button.closest('.source')?.querySelector('code')?.textContent ?? '';
    void navigator.clipboard.writeText(code).then(() => {
      button.textContent = button.dataset['done'] ?? word;
      setTimeout(() => (button.textContent = word), 1_500);
    });
  });
}
