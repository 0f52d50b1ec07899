export { AdviceWindow as default } from './advice-window';
