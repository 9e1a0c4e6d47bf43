import { showFragment } from './fragments';

const open = (html: string): void => {
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
};

const content = (html: string, hash = 'new') => ({ html, hash });

test('what plugins have printed is replaced, with what was typed; what islands draw stays', () => {
	open(`<b class="points">0</b><main data-island="checkout">
		<b class="points">own</b>
		<div data-hook="x"><b class="points">0 <input name="note"></b></div></main>`);
	const field = document.querySelector('input');
	if (field) {
		field.value = 'typed';
	}
	showFragment('fragment:.points', content('<b class="points">5 <input name="note"></b>'));
	expect(
		[...document.querySelectorAll('.points')].map(({ textContent }) => textContent.trim()),
	).toEqual(['5', 'own', '5']);
	expect(document.querySelector('[data-hook] input')).toHaveValue('typed');
});

test('the same HTML is not drawn again, and scripts do not run', () => {
	open('<p class="points">0</p>');
	const next = content('<p class="points">5</p><script>window.ran = true;</script>');
	showFragment('fragment:.points', next);
	const drawn = document.querySelector('.points');
	showFragment('fragment:.points', next);
	expect(document.querySelector('.points')).toBe(drawn);
	expect(window).not.toHaveProperty('ran');
	expect(document.querySelector('script')).toBeNull();
});

test('a row of a table is replaced whole, without its scripts', () => {
	open('<table><tbody><tr class="points"><td>0</td></tr></tbody></table>');
	const html = '<tr class="points"><td>5<script>window.ran = true;</script></td></tr>';
	showFragment('fragment:.points', content(html));
	expect(document.querySelector('tbody > .points[data-hash="new"] > td')).toHaveTextContent('5');
	expect(document.querySelectorAll('tbody > *')).toHaveLength(1);
	expect(document.querySelector('script')).toBeNull();
});

test('what an island stands in is left alone', () => {
	open('<div class="woocommerce"><p>Kept</p><main data-island="checkout"></main></div>');
	showFragment('fragment:.woocommerce', content('<p>New</p>'));
	showFragment('fragment:body', content('<p>New</p>'));
	expect(document.querySelector('[data-island]')).toBeInTheDocument();
	expect(document.body).toHaveTextContent(/^Kept$/);
});

test.each(['fragment::visible', 'woocommerce_after_cart', 'fragment:.gone'])(
	'%s changes nothing',
	(name) => {
		open('<p class="points">0</p>');
		showFragment(name, content('<p>5</p>'));
		expect(document.body).toHaveTextContent('0');
	},
);
