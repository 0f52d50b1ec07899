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

const copy = document.querySelector<HTMLButtonElement>('#copy');
copy?.addEventListener('click', () => {
  const word = copy.textContent;
  const code = document.querySelector('.source code')?.textContent ?? '';
  void navigator.clipboard.writeText(code).then(() => {
    copy.textContent = copy.dataset['done'] ?? word;
    setTimeout(() => (copy.textContent = word), 1_500);
  });
});
