/** Replaces style sheets, which jest does not load. */
export default {};
