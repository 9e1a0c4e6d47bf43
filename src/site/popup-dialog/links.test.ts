import { linkTargetOf, type LinkTarget } from './links';

const HTML = `
	<h2 id="below">Below</h2>
	<dialog>
		<p id="inside">Inside</p>
		<a href="/shop/">Elsewhere</a>
		<a href="/shop/" target="_blank">New window</a>
		<a href="/list.pdf" download>Download</a>
		<a href="#below">Page</a>
		<a href="#inside">Popup</a>
		<a href="#missing">Missing</a>
		<a href="mailto:shop@example.com">Mail</a>
		<svg><a href="/shop/"><text>Drawing</text></a></svg>
	</dialog>`;

/** Returns where a click on the element with this text leads. */
const wayOfClick = (text: string, click: MouseEventInit = {}): LinkTarget => {
	document.body.replaceChildren(document.createRange().createContextualFragment(HTML));
	const dialog = document.getElementsByTagName('dialog')[0] ?? document.createElement('dialog');
	let way: LinkTarget = { to: 'nowhere' };
	dialog.addEventListener('click', (event) => {
		way = linkTargetOf(event, dialog);
		event.preventDefault();
	});
	[...dialog.querySelectorAll('a, text')]
		.find(({ textContent }) => textContent === text)
		?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
	return way;
};

test('tells links to other pages, to this page and inside the popup apart', () => {
	expect(wayOfClick('Elsewhere')).toEqual({ to: 'elsewhere', url: 'http://localhost/shop/' });
	expect(wayOfClick('Page')).toEqual({ to: 'page' });
	expect(wayOfClick('Popup')).toMatchObject({ to: 'inside', target: { id: 'inside' } });
});

test.each(['New window', 'Download', 'Missing', 'Mail'])('%s is left to the browser', (text) => {
	expect(wayOfClick(text)).toEqual({ to: 'nowhere' });
});

test('a click that opens another window is left to the browser', () => {
	expect(wayOfClick('Elsewhere', { ctrlKey: true })).toEqual({ to: 'nowhere' });
});

test('a link in an SVG does not throw', () => {
	const failed = jest.fn();
	window.addEventListener('error', failed);
	expect(wayOfClick('Drawing')).toEqual({ to: 'nowhere' });
	expect(failed).not.toHaveBeenCalled();
});
