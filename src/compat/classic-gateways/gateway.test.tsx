import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import type { Observer } from '../../stores/checkout/contract';
import { Content, findGateways, paymentData, registration } from './gateway';

const BOX = `
	<div class="storefront-area" hidden><div class="payment_box" data-gateway='{"id":"acme","title":"Acme &amp; Co","button":"Pay","features":["products"]}'><label>Number <input name="acme-number"></label><input type="checkbox" name="copies[]" value="one"><input type="checkbox" name="copies[]" value="two"></div></div>`;

/** Puts the fields into the page, as the server prints them. */
const printed = () => {
	document.body.replaceChildren(document.createRange().createContextualFragment(BOX));
	const [gateway] = findGateways(document);
	if (!gateway) {
		throw new Error('There is no payment method in the page.');
	}
	return gateway;
};

const box = (): Element => {
	const element = document.querySelector('[data-gateway]');
	if (element === null) {
		throw new Error('There are no fields.');
	}
	return element;
};

test('a method is registered as the server describes it', () => {
	const gateway = printed();
	expect(registration(gateway)).toMatchObject({
		name: 'acme',
		label: 'Acme & Co',
		placeOrderButtonLabel: 'Pay',
		supports: { features: ['products'], showSavedCards: false },
	});
	expect(registration({ ...gateway, button: '' })).not.toHaveProperty('placeOrderButtonLabel');
});

test('the fields are the server’s nodes, shown while the method is chosen, with what was typed', () => {
	const gateway = printed();
	const field = screen.getByLabelText<HTMLInputElement>('Number');
	expect(field).not.toBeVisible();
	const shown = render(<Content gateway={gateway} />);
	expect(screen.getByLabelText('Number')).toBe(field);
	expect(field).toBeVisible();
	expect(document.querySelector('ul.payment_methods > li.payment_method_acme input')).toBe(field);
	field.value = '42';
	shown.unmount();
	expect(gateway.home).toContainElement(field);
	render(<Content gateway={gateway} />);
	expect(screen.getByLabelText('Number')).toHaveValue('42');
});

test('the fields are moved without loading their frames again, where the browser can', () => {
	const moved: string[] = [];
	const moveBefore = function (this: Element, node: Node): void {
		moved.push(this.localName);
		this.append(node);
	};
	Object.assign(Element.prototype, { moveBefore });
	const shown = render(<Content gateway={printed()} />);
	shown.unmount();
	Reflect.deleteProperty(Element.prototype, 'moveBefore');
	expect(moved).toEqual(['li', 'div']);
});

test('payment data are the fields of the method and those that its script adds to the form', () => {
	const gateway = printed();
	const form = document.createElement('form');
	form.append(gateway.home);
	form.insertAdjacentElement(
		'beforeend',
		Object.assign(document.createElement('input'), { type: 'hidden', name: 'token', value: 't' }),
	);
	document.body.append(form);
	document.querySelectorAll<HTMLInputElement>('[name="copies[]"]').forEach((field) => {
		field.checked = true;
	});
	expect(paymentData(box())).toEqual({
		'acme-number': '',
		'copies[0]': 'one',
		'copies[1]': 'two',
		token: 't',
	});
});

test('an order gets the payment data', () => {
	const gateway = printed();
	const observers: Observer[] = [];
	render(
		<Content
			gateway={gateway}
			eventRegistration={{
				onPaymentSetup: (observer) => {
					observers.push(observer);
					return () => undefined;
				},
			}}
		/>,
	);
	screen.getByLabelText<HTMLInputElement>('Number').value = '7';
	expect(observers[0]?.(null)).toMatchObject({
		meta: { paymentMethodData: { 'acme-number': '7' } },
	});
});
