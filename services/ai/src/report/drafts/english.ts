/** The commonest words of English sentences about programs. */
const COMMON = new Set(
  `a about above across after again all almost already also altogether always an and any are as ask at avoid be because
  been before begin begins behind below between both but by call called calls can change changes compare compared
  compares copies cost costs count counts depends do does done down each either else end ends enough even every few
  find finds first fits for from full give gives goes grow grows has have helps here holds how if in instead into is it
  its itself just keep keeps kept larger largest last later leaves less let lets like long longer look looks lost make
  makes many may meet mean means more most moves must name needs never new no not note nothing number of off often on
  once one only or other others out over own part place prints put reach reads result rows run runs same saves say says
  second see seen sees shows since small smaller smallest so some starts stays still stops stores such take taken takes
  than that the their them then there these they think third this those through time to together too true try two up
  use used uses value values very walks want was way well were what when where which while whole why will with within
  without works would write yet you your`.split(/\s+/),
);
/** In each of our honest sentences more than a third of the words are common ones. */
const LEAST_SHARE = 0.2;
const LEAST_WORDS = 3;

/** Whether a text is in English, as far as its commonest words show. */
export function isEnglish(text: string): boolean {
  const words = text.match(/[A-Za-z]+(?:'[a-z]+)?/g) ?? [];
  if (words.length < LEAST_WORDS) return true;
  return words.filter((word) => COMMON.has(word.toLowerCase())).length >= LEAST_SHARE * words.length;
}
