/** Bytes of a record of each kind (see src/batch/records.ts). */
export const POINT: usize = 16;
export const CIRCLE: usize = 24;
export const ELLIPSE: usize = 48;
export const RECT: usize = 48;
export const SECTOR: usize = 64;
export const POLYGON: usize = 136;
export const RAY: usize = 48;
