/**
 * Times from a press to what is shown while its answer is missing, in milliseconds (docs/behaviour.md#waiting).
 * blocks/shared/styles/_tokens.scss has the same for style sheets.
 */

/** Words say that it takes long. */
export const WORDS_AFTER = 1000;

/** There is something that the shopper can do. */
export const OFFER_AFTER = 10_000;
