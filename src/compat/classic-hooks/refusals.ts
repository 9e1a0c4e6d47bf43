/**
 * Says at the fields of plugins what the shop has refused about them, until they are changed. All of it stands above the
 * form, too.
 */
import { parseHtml } from '../../domain/html/parse-html';
import { isObject, readText } from '../../domain/support/unknown';
import { fieldNamed } from './elements';
import type { HookElements } from './elements';
import { PARAMETER } from './order-fields';

const objectIn = (value: unknown, name: string): unknown =>
	isObject(value) ? value[name] : undefined;

/** Returns the errors of a refused order that php-stubs/src/WooCommerce/Purchase/WooClassicOrder.php has written. */
const errorsIn = (body: unknown): readonly unknown[] => {
	const first = objectIn(objectIn(objectIn(body, 'data'), 'details'), PARAMETER);
	const others = objectIn(first, 'additional_errors');
	return [first, ...(Array.isArray(others) ? others : [])];
};

/** @param body Answer of the shop to an order, as parsed JSON. */
export const showRefusals = (elements: HookElements, body: unknown): void => {
	for (const error of errorsIn(body)) {
		const name = readText(objectIn(error, 'field'), '');
		const field = fieldNamed(elements.values(), name);
		const row = field?.closest('.form-row') ?? field?.parentElement;
		if (!field || !row) {
			continue;
		}
		const id = `${name}-error`;
		row.querySelector(`[id="${CSS.escape(id)}"]`)?.remove();
		const text = row.ownerDocument.createElement('p');
		text.className = 'storefront-field__error';
		text.id = id;
		text.textContent = parseHtml(readText(objectIn(error, 'message'), '')).body.textContent;
		row.append(text);
		field.setAttribute('aria-invalid', 'true');
		field.setAttribute('aria-describedby', id);
		row.addEventListener(
			'input',
			() => {
				text.remove();
				field.removeAttribute('aria-invalid');
				field.removeAttribute('aria-describedby');
			},
			{ once: true },
		);
	}
};
