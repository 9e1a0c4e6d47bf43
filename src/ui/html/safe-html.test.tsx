import { render } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { SafeHtml } from './safe-html';

const drawn = (html: string, isLinked = false): HTMLElement =>
	render(<SafeHtml className="price" html={html} isLinked={isLinked} />).container;

test('suffix, sale and texts for screen readers are drawn as the shop wrote them', () => {
	const html =
		'From <del aria-hidden="true"><bdi>$2.00</bdi></del> <span class="screen-reader-text">Original price was: $2.00.</span><ins>$1.00</ins> <small class="woocommerce-price-suffix" dir="ltr">incl. VAT</small><br>1&nbsp;kg = $4';
	expect(drawn(html)).toContainHTML(`<div class="price">${html}</div>`);
});

test('nothing is drawn where the shop shows no price', () => {
	expect(drawn('')).toBeEmptyDOMElement();
	expect(drawn('<span class="hidden"> </span><!-- $20.00 -->')).toBeEmptyDOMElement();
});

test('nothing runs, loads or covers the page, and texts stay', () => {
	expect(
		drawn(
			'<a href="javascript:alert(1)" onclick="alert(1)" style="inset:0">Log in</a><script>alert(1)</script><style>p{}</style> <u>to <img src="x" onerror="alert(1)">see</u><svg><a href="/x">prices</a></svg>',
		),
	).toContainHTML('<div class="price"><a href="">Log in</a> to see<a href="/x">prices</a></div>');
});

test('a link inside a link is its text', () => {
	expect(drawn('<a href="/login">Log in</a>', true)).toContainHTML(
		'<div class="price">Log in</div>',
	);
});
