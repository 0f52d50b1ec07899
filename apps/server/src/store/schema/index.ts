export * from './user';
export * from './project';
export * from './file';
export * from './model';
export * from './run';
export * from './result';
export * from './style';
export * from './report';
