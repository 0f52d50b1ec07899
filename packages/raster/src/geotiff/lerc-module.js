// The lerc package carries no types; lerc-module.d.ts beside this file does.
export { default } from 'lerc';
