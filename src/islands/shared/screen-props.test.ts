import { NO_CHOICES } from './block-choices';
import { readProps } from './screen-props';

test("decodes the shop's messages", () => {
	expect(
		readProps({
			messages: [
				{ status: 'error', message: 'You cannot add that.' },
				{ status: 'success', message: 'Added.' },
			],
		}).messages,
	).toEqual([
		{ id: 'shop-message-0', status: 'error', message: 'You cannot add that.', dismissible: true },
		{ id: 'shop-message-1', status: 'success', message: 'Added.', dismissible: true },
	]);
});

test.each([null, 'x', {}, { messages: 'x' }, { messages: [null, {}, { status: 'odd' }, 'x'] }])(
	'%j has no messages',
	(props) => {
		expect(readProps(props)).toEqual({ ...NO_CHOICES, messages: [] });
	},
);
