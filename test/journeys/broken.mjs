/** A promise of the shop that a step of a journey has broken. */
export class Broken extends Error {
	/**
	 * @param {string} rule Name of the broken rule: a journey is cut as long as the same rule breaks.
	 * @param {string} message
	 */
	constructor(rule, message) {
		super(message);
		this.rule = rule;
	}
}

/** @param {unknown} condition */
export const expect = (rule, condition, message) => {
	if (!condition) {
		throw new Broken(rule, message);
	}
};
