/**
 * Takes contact messages and profiles into the spreadsheet this script is bound to. Deploy it as a web
 * app that runs as you and that anyone may open, and put its /exec address into CONTACT_SHEET_URL,
 * PROFILE_URL or both.
 *
 * A script never sees the Idempotency-Key header. It needs none: every attempt of one submission
 * sends the same bytes, so their hash is the id, and a known id is not written again.
 *
 * The first row of each sheet names the columns. A field that is new on the site gets a new column.
 * Cells have the format of text, so that the sheet leaves house numbers and dates as they were typed.
 */
// Anyone can post to this script, so names and number of columns are limited.
var NAME = /^[A-Za-z]{1,40}$/;
var MAX_COLUMNS = 60;
// A message has no time: the same words count as new when no attempt can be on its way any more.
var SAME_MESSAGE_MS = 4 * 24 * 3600 * 1000;

function doPost(e) {
  // One at a time, or two attempts could both find that the id is new. No lock in time: the script
  // fails with a page, which the site reads as "try again later".
  var lock = LockService.getScriptLock();
  lock.waitLock(4000);
  try {
    var body = JSON.parse(e.postData.contents);
    var message = body.data && body.data[0];
    if (message && message.email && message.message) {
      addRow('Messages', hash(e.postData.contents), message, true);
    } else if (body.uid && body.email) {
      addRow('Profiles', hash(e.postData.contents), body, false);
    } else return answer({ ok: false });
    return answer({ ok: true });
  } finally {
    lock.releaseLock();
  }
}

/** Adds a row below the columns, unless it is there. Messages have a second column with their time. */
function addRow(name, id, row, isMessage) {
  var sheet = openSheet(name, isMessage ? ['id', 'received'] : ['id']);
  var known = sheet.getRange('A:A').createTextFinder(id).matchEntireCell(true).findAll().pop();
  var now = new Date();
  if (known && !(isMessage && now - known.offset(0, 1).getValue() > SAME_MESSAGE_MS)) return;
  var cells = columnsFor(sheet, row).map(function (column) {
    if (isMessage && column === 'received') return now;
    return Object.prototype.hasOwnProperty.call(row, column) ? row[column] : '';
  });
  writeRow(sheet, [id].concat(cells));
  SpreadsheetApp.flush();
}

/** In a cell with the format of text, 12/4 stays a house number and 02139 keeps its zero. */
function writeRow(sheet, values) {
  var row = sheet.getLastRow() + 1;
  if (row > sheet.getMaxRows()) sheet.insertRowAfter(sheet.getMaxRows());
  var range = sheet.getRange(row, 1, 1, values.length);
  range.setNumberFormats([values.map(formatOf)]);
  range.setValues([values]);
}

function formatOf(value) {
  if (value instanceof Date) return 'yyyy-mm-dd hh:mm:ss';
  // The site puts a quote before what could run as a formula. Only cells without a format hide it.
  return /^'[^A-Za-z\u0900-\u097F]/.test(value) ? 'General' : '@';
}

function openSheet(name, columns) {
  var book = SpreadsheetApp.getActiveSpreadsheet();
  var sheet = book.getSheetByName(name);
  if (sheet) return sheet;
  sheet = book.insertSheet(name);
  sheet.appendRow(columns);
  sheet.setFrozenRows(1);
  return sheet;
}

/** The names of all columns but the id. Those that are new in this row are added to the sheet. */
function columnsFor(sheet, row) {
  var last = sheet.getLastColumn();
  var columns = sheet.getRange(1, 1, 1, last).getValues()[0].slice(1);
  var added = Object.keys(row)
    .filter(function (name) {
      return NAME.test(name) && columns.indexOf(name) < 0;
    })
    .slice(0, MAX_COLUMNS - columns.length);
  if (added.length === 0) return columns;
  var room = sheet.getMaxColumns() - last;
  if (room < added.length) sheet.insertColumnsAfter(last, added.length - room);
  sheet.getRange(1, last + 1, 1, added.length).setValues([added]);
  return columns.concat(added);
}

function hash(text) {
  return Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8)
    .map(function (byte) {
      return ('0' + (byte & 255).toString(16)).slice(-2);
    })
    .join('');
}

function answer(value) {
  return ContentService.createTextOutput(JSON.stringify(value)).setMimeType(
    ContentService.MimeType.JSON,
  );
}
