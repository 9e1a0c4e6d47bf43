import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import { createCheckoutFilters, mustContain } from './blocks-checkout';
import { checkoutBlocks, forcedBlocksIn } from './slots/checkout-blocks';
import { ExperimentalOrderMeta } from './slots/order-slots';
import { createSlotFill, hasValidFills } from './slots/slot-fill';

describe('checkout filters', () => {
	const ask = (filters: object, options: object = {}) => {
		const report = jest.fn();
		const registered = createCheckoutFilters(report);
		registered.register('plugin', { ...filters });
		const value = registered.apply({ filterName: 'itemName', defaultValue: 'Mug', ...options });
		return { value, report };
	};

	test('change a value with their extensions and arguments', () => {
		const itemName = (value: string, extensions: object, arg: object) =>
			`${value} ${JSON.stringify(extensions)} ${JSON.stringify(arg)}`;
		expect(ask({ itemName }, { extensions: { a: 1 }, arg: { context: 'cart' } }).value).toBe(
			'Mug {"a":1} {"context":"cart"}',
		);
	});

	test.each([
		[
			'throws',
			() => {
				throw new Error('x');
			},
		],
		['returns another type', () => 5],
	])('a filter that %s is ignored', (_, itemName) => {
		const { value, report } = ask({ itemName });
		expect(value).toBe('Mug');
		expect(report).toHaveBeenCalledTimes(1);
	});

	test('must pass the validation', () => {
		const validation = (value: unknown) => mustContain(String(value), '<price/>');
		const options = { defaultValue: '<price/>', validation };
		expect(ask({ itemName: () => 'for <price/>' }, options).value).toBe('for <price/>');
		expect(ask({ itemName: () => 'no price' }, options).value).toBe('<price/>');
	});
});

describe('slots', () => {
	test("render fills with the slot's props, wherever the slot is", async () => {
		const Greeting = ({ who = 'nobody' }: { readonly who?: string }) => <p>{`Hello ${who}`}</p>;
		const { Fill, Slot } = createSlotFill('greetings');
		const { rerender } = render(
			<div>
				<Slot className="here" fillProps={{ who: 'Ada' }} />
				<Fill>
					<Greeting />
				</Fill>
			</div>,
		);
		expect(await screen.findByText('Hello Ada')).toBeVisible();
		rerender(
			<div>
				<Slot className="here" fillProps={{ who: 'Ada' }} />
			</div>,
		);
		expect(screen.queryByText('Hello Ada')).toBeNull();
	});

	test('a fill that throws does not affect the others', async () => {
		jest.spyOn(console, 'error').mockImplementation(() => undefined);
		const onError = jest.fn();
		const Broken = () => {
			throw new Error('broken');
		};
		const { Fill, Slot } = createSlotFill('broken', onError);
		render(
			<div>
				<Slot />
				<Fill>
					<Broken />
				</Fill>
				<Fill>
					<p>Well</p>
				</Fill>
			</div>,
		);
		expect(await screen.findByText('Well')).toBeVisible();
		expect(onError).toHaveBeenCalled();
		jest.restoreAllMocks();
	});

	test('order slots render no wrapper while they are empty', async () => {
		const Note = ({ context = '' }: { readonly context?: string }) => <p>{context}</p>;
		const { container, rerender } = render(
			<ExperimentalOrderMeta.Slot context="woocommerce/checkout" />,
		);
		expect(container).toBeEmptyDOMElement();
		rerender(
			<div>
				<ExperimentalOrderMeta.Slot context="woocommerce/checkout" />
				<ExperimentalOrderMeta>
					<Note />
				</ExperimentalOrderMeta>
			</div>,
		);
		expect(await screen.findByText('woocommerce/checkout')).toBeVisible();
		expect(hasValidFills([])).toBe(false);
	});
});

describe('registered blocks', () => {
	const AREA = 'woocommerce/checkout-contact-information-block';
	const component = () => null;
	const lock = { attributes: { lock: { default: { remove: true } } } };

	test('render in their areas; locked blocks render even when they are not placed', () => {
		checkoutBlocks.register({ metadata: { name: 'a/one', parent: [AREA], ...lock }, component });
		checkoutBlocks.register({ metadata: { name: 'a/two', parent: [AREA] }, component });
		checkoutBlocks.register({
			metadata: { name: 'a/three', parent: AREA },
			component,
			force: true,
		});
		expect(checkoutBlocks.namesIn(AREA)).toEqual(['a/one', 'a/two', 'a/three']);
		expect(forcedBlocksIn(AREA).map(({ name }) => name)).toEqual(['a/one', 'a/three']);
		expect(checkoutBlocks.isArea(AREA)).toBe(true);
		expect(() => checkoutBlocks.register({ metadata: {}, component })).toThrow(TypeError);
	});
});
