// The production server: the same program, which then refuses to start without the settings it needs.
process.env.NODE_ENV = 'production';
await import('./start');

export {};
