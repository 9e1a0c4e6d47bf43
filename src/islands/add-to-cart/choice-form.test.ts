import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { recordAnnouncements } from '../../../test/support/announcements';
import { HOODIE, HOODIE_PROPS, open } from '../../../test/support/product-form';
import { sanitizeMarkup } from '../../ui/html/sanitize';
import { followChoice } from './choice-form';
import { readProps } from './props';

describe('a variable product', () => {
	const openHoodie = () => open(HOODIE, HOODIE_PROPS);
	const choose = async (user: ReturnType<typeof userEvent.setup>, color: string, size: string) => {
		await user.selectOptions(screen.getByLabelText('Color'), color);
		await user.selectOptions(screen.getByLabelText('Size'), size);
	};

	it('shows price, limits and image of the chosen variation, is added with it, and shows its own again', async () => {
		const { shop, user, form } = openHoodie();
		await choose(user, 'blue', 'small');
		expect(screen.getByText('$45.00')).toBeInTheDocument();
		expect(screen.queryByText('$40.00 – $47.00')).toBeNull();
		expect(screen.getByRole('img')).toHaveAttribute('src', '/blue.svg');
		expect(screen.getByRole('spinbutton')).toHaveAttribute('step', '2');
		expect(screen.getByRole('spinbutton')).toHaveValue(2);
		expect(screen.getByText('Sold in groups of 2')).toBeInTheDocument();
		await user.click(screen.getByRole('button'));
		expect(shop.requests).toEqual([
			{
				productId: 9,
				quantity: 2,
				variation: [
					{ attribute: 'attribute_pa_color', value: 'blue' },
					{ attribute: 'attribute_pa_size', value: 'small' },
				],
				extra: { variation_id: '1' },
			},
		]);
		await choose(user, 'blue', '');
		expect(screen.queryByText('Sold in groups of 2')).toBeNull();
		expect(screen.getByText('$40.00 – $47.00')).toBeInTheDocument();
		expect(screen.getByRole('img')).toHaveAttribute('src', '/hoodie.svg');
		expect(new FormData(form).get('variation_id')).toBe('');
	});

	it('says price and stock of the chosen variation, nothing while they stay the same, and sells none that is out of stock', async () => {
		document.body.replaceChildren();
		const { take, stop } = recordAnnouncements();
		const { user } = openHoodie();
		await choose(user, 'black', '');
		take();
		await user.selectOptions(screen.getByLabelText('Color'), 'blue');
		expect(take()).toEqual([]);
		await user.selectOptions(screen.getByLabelText('Size'), 'small');
		expect(take()).toEqual(['polite: $45.00']);
		await choose(user, 'blue', '');
		await choose(user, 'black', 'large');
		expect(take().at(-1)).toBe('polite: $47.00 Out of stock');
		expect(screen.getByRole('button')).toBeDisabled();
		stop();
	});
});

describe('a product with more variations than the page describes', () => {
	const MANY_PROPS = {
		...HOODIE_PROPS,
		variations: [],
		more: [
			[1, 1, 1],
			[2, 2, 0],
		],
		variationUrl: '/?wc-ajax=get_variation',
	};
	const DESCRIBED = {
		variation_id: 2,
		is_purchasable: true,
		is_in_stock: false,
		price_html: '<span>$47.00</span>',
		availability_html: '<p>Out of stock</p>',
		variation_description: '<p>Warm.</p>',
		min_qty: 2,
		max_qty: 3,
		image: { src: '/black.svg', srcset: '', alt: 'Black hoodie' },
	};

	/** Opens the form; the shop describes variations as the test says, jQuery notes the events. */
	const openMany = (describe: (fields: URLSearchParams) => Promise<unknown>) => {
		const events: (readonly [string, ...unknown[]])[] = [];
		const page = new DOMParser().parseFromString(HOODIE, 'text/html');
		document.body.replaceChildren(...page.body.childNodes);
		const form = screen.getByRole<HTMLFormElement>('form');
		const place = document.createElement('div');
		place.className = 'single_variation';
		form.append(place);
		const props = readProps(MANY_PROPS);
		if (props?.unchosen) {
			followChoice(form, props, props.unchosen, {
				describe: (_url, fields) => describe(fields),
				loadSanitizer: () => Promise.resolve(sanitizeMarkup),
				jQuery: () => ({
					on: () => undefined,
					trigger: (name, details) => events.push([name, ...details]),
				}),
			});
		}
		return { events, form, place, user: userEvent.setup() };
	};
	const chooseSize = (user: ReturnType<typeof userEvent.setup>, size: string) =>
		user.selectOptions(screen.getByLabelText('Size'), size);

	it('finds each, asks the shop for what it needs and tells scripts of plugins', async () => {
		const asked: string[] = [];
		const { events, form, user } = openMany((fields) => {
			asked.push(fields.toString());
			return Promise.resolve(DESCRIBED);
		});
		await user.selectOptions(screen.getByLabelText('Color'), 'black');
		await chooseSize(user, 'large');
		await waitFor(() => expect(screen.getByText('Warm.')).toBeInTheDocument());
		expect(asked).toEqual(['attribute_pa_color=black&attribute_pa_size=large&product_id=9']);
		expect(new FormData(form).get('variation_id')).toBe('2');
		expect(screen.getByText('$47.00')).toBeInTheDocument();
		expect(screen.getByRole('img')).toHaveAttribute('src', '/black.svg');
		expect(screen.getByRole('spinbutton')).toHaveAttribute('max', '3');
		expect(screen.getByRole('spinbutton')).toHaveValue(2);
		expect(screen.getByRole('button')).toBeDisabled();
		expect(events.slice(-5)).toEqual([
			['woocommerce_variation_select_change'],
			['found_variation', DESCRIBED],
			['show_variation', DESCRIBED, false],
			['woocommerce_update_variation_values'],
			['woocommerce_variation_has_changed'],
		]);
	});

	it('shows the fields that plugins add to a variation, sanitised and once, until another is chosen', async () => {
		const price_html =
			'<span>$47.00</span><div class="plans"><label><input type="radio" name="plan" value="1">Monthly</label><img src="x" onerror="alert(1)"></div>';
		const { place, user } = openMany(() => Promise.resolve({ ...DESCRIBED, price_html }));
		await user.selectOptions(screen.getByLabelText('Color'), 'black');
		await chooseSize(user, 'large');
		await waitFor(() => expect(screen.getByRole('radio', { name: 'Monthly' })).toBeVisible());
		expect(place).toHaveTextContent(/^Monthly$/);
		expect(place.querySelector('img')).not.toHaveAttribute('onerror');
		await user.selectOptions(screen.getByLabelText('Color'), '');
		expect(place).not.toBeVisible();
		expect(place).toBeEmptyDOMElement();
	});

	it("frees a plugin's button, a link, once a variation that is sold is chosen", async () => {
		const { form, user } = openMany(() => Promise.resolve({ ...DESCRIBED, is_in_stock: true }));
		const link = document.createElement('a');
		link.className = 'single_add_to_cart_button disabled wc-variation-selection-needed';
		form.append(link);
		const props = readProps(MANY_PROPS);
		if (props?.unchosen) {
			followChoice(form, props, props.unchosen, {
				describe: () => Promise.resolve({ ...DESCRIBED, is_in_stock: true }),
				loadSanitizer: () => Promise.resolve(sanitizeMarkup),
				jQuery: undefined,
			});
		}
		await user.selectOptions(screen.getByLabelText('Color'), 'black');
		expect(link).toHaveClass('disabled');
		await chooseSize(user, 'large');
		await waitFor(() => expect(link).toHaveAttribute('class', 'single_add_to_cart_button'));
	});

	it('tells scripts of plugins once that the form is ready, behind its first choice', async () => {
		const { events, user } = openMany(() => Promise.resolve(DESCRIBED));
		expect(events.slice(-2)).toEqual([
			['woocommerce_variation_has_changed'],
			['wc_variation_form'],
		]);
		await user.selectOptions(screen.getByLabelText('Color'), 'black');
		expect(events.filter(([name]) => name === 'wc_variation_form')).toHaveLength(1);
	});

	it('shows nothing of a variation that was replaced while it was described', async () => {
		let answer: (json: unknown) => void = () => undefined;
		const { events, user } = openMany(
			() =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		);
		await user.selectOptions(screen.getByLabelText('Color'), 'black');
		await chooseSize(user, 'large');
		const late = answer;
		await chooseSize(user, '');
		late(DESCRIBED);
		await Promise.resolve();
		expect(screen.queryByText('Warm.')).toBeNull();
		expect(events.map(([name]) => name)).not.toContain('found_variation');
	});
});
