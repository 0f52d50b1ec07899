import { fileNamePart } from '@gep/api-client/contract';
import type { Language } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import type { Phrase, PhraseCode } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { yearName } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { quantityName } from '../result/zip-words';
import type { BundleFile } from './bundle-file';

/** A bundle in the making: its files so far, and what further ones are called in the language of the reader. */
export interface BundleDraft {
  readonly files: readonly BundleFile[];
  /** Takes a file at once, so that it is closed when the rest cannot be had. */
  readonly keep: (file: BundleFile) => BundleFile;
  readonly say: (code: PhraseCode, args?: Phrase['args']) => string;
  /** A path of parts, each safe for every file system; never the same twice. */
  readonly path: (folders: readonly string[], name: string, extension: string) => string;
  /** The path of a file with its former name in a folder that `path` gave. */
  readonly within: (folder: string, formerName: string) => string;
  /** The folder of a result: number and name of the model. */
  readonly folderOf: (place: ResultPlace) => string;
  /** A layer: quantity, unit and year. */
  readonly layerOf: (
    place: ResultPlace,
    quantity: string,
    unit: string | null,
    compareFlag: number,
  ) => string;
}

/** Windows takes 260 characters for a whole path: a part may be this long. */
const longest = 60;

export function bundleDraft(language: Language, places: readonly ResultPlace[]): BundleDraft {
  const taken = new Set<string>();
  const say: BundleDraft['say'] = (code, args) => textOf(phrase(code, args))[language];
  const part = (text: string): string => fileNamePart([...text].slice(0, longest).join('')) || '_';
  const unique = (base: string, extension: string): string => {
    for (let number = 1; ; number++) {
      const path = `${base}${number === 1 ? '' : `-${number}`}${extension && `.${extension}`}`;
      // Names that differ in case alone are one file on many systems.
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
  const files: BundleFile[] = [];
  return {
    files,
    keep: (file) => {
      files.push(file);
      return file;
    },
    say,
    path: (folders, name, extension) => unique([...folders.map(part), part(name)].join('/'), extension),
    within: (folder, formerName) => {
      const dot = formerName.lastIndexOf('.');
      const [base, extension] =
        dot > 0 ? [formerName.slice(0, dot), fileNamePart(formerName.slice(dot + 1))] : [formerName, ''];
      return unique(`${folder}/${part(base)}`, extension);
    },
    folderOf: (place) => {
      const parent = places.find(({ id }) => id === place.parentId);
      const name = [parent, place].flatMap((one) => one?.name[language] ?? []).join(' ');
      return place.entry === null ? name : `${place.modelId.padStart(2, '0')} ${name}`;
    },
    layerOf: (place, quantity, unit, compareFlag) => {
      const named = quantityName(place, quantity, language);
      const words = unit ? `${named} (${unitText(unit, language)})` : named;
      return `${words} ${yearName(compareFlag)[language]}`;
    },
  };
}
