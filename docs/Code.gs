/**
 * Takes profiles into the sheet this script is bound to. Deploy it as a web app that runs as you and
 * that anyone may open, and put its /exec address into PROFILE_SCRIPT_URL.
 *
 * A script never sees the Idempotency-Key header. It needs none: every attempt of one submission
 * sends the same bytes, so their hash is the id, and a known id is not written again.
 */
var COLUMNS = [
  'name',
  'email',
  'uid',
  'phone',
  'dateOfBirth',
  'gender',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'country',
  'parentName',
  'parentPhone',
  'parentEmail',
  'interests',
  'currentMathLevel',
  'learningGoals',
  'preferredContactMethod',
  'marketingConsent',
  'timestamp',
];
var SHEET = 'Profiles';

function doPost(e) {
  // One at a time, or two attempts could both find that the id is new. No lock in time: the script
  // fails with a page, which the site reads as "try again later".
  var lock = LockService.getScriptLock();
  lock.waitLock(4000);
  try {
    var row = JSON.parse(e.postData.contents);
    if (!row.uid || !row.email) return answer({ ok: false });
    var sheet = openSheet();
    var id = hash(e.postData.contents);
    var known = sheet.getRange('A:A').createTextFinder(id).matchEntireCell(true).findNext();
    if (!known) {
      sheet.appendRow(
        [id].concat(
          COLUMNS.map(function (name) {
            return row[name];
          }),
        ),
      );
      SpreadsheetApp.flush();
    }
    return answer({ ok: true });
  } finally {
    lock.releaseLock();
  }
}

function openSheet() {
  var book = SpreadsheetApp.getActiveSpreadsheet();
  var sheet = book.getSheetByName(SHEET);
  if (sheet) return sheet;
  sheet = book.insertSheet(SHEET);
  sheet.appendRow(['id'].concat(COLUMNS));
  sheet.setFrozenRows(1);
  return sheet;
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
