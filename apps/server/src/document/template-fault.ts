/** What keeps a file from being a template; `names` are of what it holds and may not. */
export interface TemplateFault {
  readonly kind:
    | 'damaged'
    | 'encrypted'
    | 'too-many-parts'
    | 'too-large'
    | 'format'
    | 'active'
    | 'placeholders'
    | 'no-chapter';
  readonly names: readonly string[];
}

/** A fault, thrown inside the check of a template. */
export class TemplateError extends Error {
  readonly fault: TemplateFault;

  constructor(kind: TemplateFault['kind'], names: readonly string[] = []) {
    super(`template: ${kind} ${names.join(', ')}`);
    this.name = 'TemplateError';
    this.fault = { kind, names };
  }
}
