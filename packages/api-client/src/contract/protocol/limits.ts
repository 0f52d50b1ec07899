/** Bounds, sizes and times of the API and of the screens that use it. Times in milliseconds, sizes in bytes. */
export const limits = {
  /** Page sizes on offer; the first is the default of tables. */
  pageSizes: [20, 50, 100],
  /** First page size of the department table on the settings screen. */
  settingsPageSize: 50,
  /** Page size 0 means all rows, refused beyond this many. */
  maxRows: 5000,
  projectPollMs: 3000,
  noticeMs: 2000,
  reminderCooldownSeconds: 59,
  passwordMaxAgeDays: 90,
  /** Changes of a password in a session, each of which takes a core for a moment. */
  passwordChangesPerMinute: 5,
  /** A password can be changed without the old one this long after signing in. */
  recentSignInMinutes: 10,
  /** Wrong passwords for an account from one network, and from everywhere, before it is locked. */
  wrongPasswordsBeforeLock: 5,
  wrongPasswordsBeforeGeneralLock: 100,
  lockMinutes: 15,
  departmentAccount: { min: 1, max: 50 },
  departmentName: { min: 1, max: 50, input: 30 },
  contactMax: 30,
  phoneDigits: 11,
  emailMax: 254,
  /** Codes that are sent to a phone to register: seconds between two, how many a day, how long and how often they can be tried. */
  codeCooldownSeconds: 59,
  codesPerDay: 5,
  codeMinutes: 10,
  codeTries: 5,
  projectNameMax: 100,
  authorityMax: 20,
  resolution: { min: 1, max: 100_000 },
  month: { min: 1, max: 12 },
  /** What an asset account assumes: % a year, and years. */
  discountRate: { min: 0, max: 20, default: 2 },
  assetLife: { min: 1, max: 500, default: 100 },
  yearDigits: 4,
  fileNameShown: 20,
  /** Characters of the names on a card of the progress. */
  cardNames: { department: 24, account: 12, contact: 10 },
  /** Files of one region or statistics upload, all parts together. */
  regionUploadBytes: 200 * 1024 * 1024,
  /** Files of one upload, the parts of a shapefile for example. */
  uploadFiles: 32,
  /** The files of one model input together. */
  inputUploadBytes: 2 * 1024 * 1024 * 1024,
  /** Files of one model input: rasters of the days of a year and some to spare; more go into a ZIP. */
  inputUploadFiles: 400,
  /** The body of a request, where its call names no other limit: of a form, of one with tables, of one with a style. */
  bodyBytes: 64 * 1024,
  tableBodyBytes: 2 * 1024 * 1024,
  styleBodyBytes: 5 * 1024 * 1024,
  /** A saved layer style or library style, as JSON text. */
  styleBytes: 4 * 1024 * 1024,
  styleNameMax: 60,
  /** A file of styles for the public library, and the request that carries its text as JSON. */
  libraryFileBytes: 8 * 1024 * 1024,
  libraryBodyBytes: 12 * 1024 * 1024,
  /** The private styles of a user: their number, and their JSON text together. */
  userStyles: 200,
  userStyleBytes: 20 * 1024 * 1024,
  /** The saved views of the result map of a project: their number, and the query of the address of each. */
  savedViews: 200,
  viewNameMax: 60,
  viewQueryMax: 4000,
  /** Characters of the text that is written by hand for a chapter of the report. */
  reportText: 10_000,
  /** A template of the report: the file, its parts, and all of them together when unpacked. */
  templateBytes: 5 * 1024 * 1024,
  templateParts: 500,
  templateUnpackedBytes: 40 * 1024 * 1024,
  /** Cells of a raster window, each side. */
  rasterWindow: 2048,
  rasterBands: 1000,
  /** Vertices of a drawn polygon: at least 3, and a bound against abuse. */
  drawnPoints: { min: 3, max: 10_000 },
  /** Polygons of a drawn region, and the request that carries them. The points of all count together. */
  drawnPolygons: 100,
  drawnBytes: 2 * 1024 * 1024,
  /** Cells around a drawn area whose services are computed with another land cover while somebody waits. */
  scenarioCells: 1_000_000,
  /** Polygons of a file that is measured, and the name of one. */
  measuredRegions: 3000,
  /** Polygons of such a file up to which each comes with its services. */
  detailedRegions: 50,
  regionNameMax: 200,
  /** Classes of a result raster that are counted in one call. */
  ledgerClasses: 1000,
  /** Why a service does not exist in the region of a project. */
  absenceReasonMax: 200,
  /** Name of a report, and what departments and reviewers write to each other. */
  reportNameMax: 100,
  searchMax: 100,
  explanationMax: 500,
  /** Text in a cell of a report form, and the cells of one save. */
  reportCell: 1000,
  reportChanges: 20_000,
  /** The largest id of a model, and the models that one call may name. */
  models: 999,
  /** Rows of a reclassification table and of a parameter table. */
  tableRows: 2000,
  noDataValues: 32,
  /** Name of a column in a table or vector file. */
  columnName: 10_000,
  /** Distributions of the numbers of a model, and the text of where one comes from. */
  uncertainties: 2000,
  sourceMax: 300,
  /** Draws of a simulation. */
  draws: { min: 100, max: 100_000 },
  /** Price level of a year in percent of that of another one. */
  priceIndex: { min: 1, max: 10_000 },
  /** Rows of population and GDP: two years of 3,000 districts and more; and the largest number of people or 元. */
  indicatorRows: 8000,
  indicatorMax: 1e16,
  seedMax: 2 ** 31 - 1,
  /** Part by which a sum of a district changes from year to year before it is listed. */
  tableChange: 0.3,
  /** Faults of rows that an answer lists. */
  shownProblems: 50,
  /** Days before and after a due date at which reminders can be made. */
  reminderDays: 60,
} as const;
