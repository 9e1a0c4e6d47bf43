/** What the rules of a field make of its setting (docs/behaviour.md#field-rules). */
import type { AddressFieldSetting } from '../../support/settings';
import { documentAt, validationSchema } from './document';
import type { FieldPlace, RuleDocument } from './document';
import { evaluate, ruleSchema } from './evaluate';
import { isObject } from './schema';
import type { JsonObject } from './schema';

/** Rules of a field at one place; null for those that it does not have. */
export interface FieldRule {
	readonly place: FieldPlace;
	/** Name in the address: "namespace/name". */
	readonly name: string;
	readonly required: JsonObject | null;
	readonly hidden: JsonObject | null;
	readonly validation: JsonObject | null;
}

/** State as the server has it: for rules that the browser cannot evaluate. */
export type ServerState = Partial<Pick<AddressFieldSetting, 'hidden' | 'required'>>;

type FieldState = Partial<AddressFieldSetting>;

/** Matches no text: the rules of the form then show its title, or their own message. */
const NEVER = '(?!)';

/** Returns the message of a rule: its `errorMessage`, which may be one for each keyword. */
const messageOf = (place: FieldPlace, name: string, rule: JsonObject, document: JsonObject) => {
	const { errorMessage } = rule;
	if (!isObject(errorMessage)) {
		return errorMessage;
	}
	return Object.entries(errorMessage).find(
		([keyword]) =>
			evaluate(validationSchema(place, name, { [keyword]: rule[keyword] }), document) === false,
	)?.[1];
};

const validity = (
	{ place, name, validation }: FieldRule,
	document: JsonObject,
): FieldState | undefined => {
	// What the browser cannot evaluate is refused with the order, at the field.
	if (!validation || evaluate(validationSchema(place, name, validation), document) !== false) {
		return undefined;
	}
	const message = messageOf(place, name, validation, document);
	return { pattern: NEVER, ...(typeof message === 'string' && { title: message }) };
};

/** Returns the state of a field in the document. */
export const fieldState = (
	rule: FieldRule,
	document: RuleDocument,
	server: ServerState,
): FieldState => {
	const here = documentAt(rule.place, document);
	const holds = (schema: JsonObject, answer = false): boolean =>
		evaluate(ruleSchema(schema), here) ?? answer;
	const hidden = rule.hidden !== null && holds(rule.hidden, server.hidden);
	return {
		...(rule.hidden && { hidden }),
		...(rule.required && { required: !hidden && holds(rule.required, server.required) }),
		...(!hidden && validity(rule, here)),
	};
};
