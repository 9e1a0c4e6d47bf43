import { watchFixedBelow } from './fixed-below';

const height = () => document.documentElement.style.getPropertyValue('--storefront-fixed-below');

interface Part {
	readonly position?: string;
	readonly top?: number;
	readonly width?: number;
	readonly className?: string;
}

/** Page with an element at the lower edge of a window of 390 × 800 px, shown or hidden by a theme. */
const aPage = ({ position = 'fixed', top = 745, width = 390, className = 'toolbar' }: Part) => {
	const element = document.createElement('div');
	element.className = className;
	element.style.position = position;
	const rect = { x: 0, y: top, left: 0, right: width, top, bottom: 800, width, height: 800 - top };
	element.getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
	let isShown = true;
	const elementsFromPoint = (_x: number, y: number) => (isShown && y >= top ? [element] : []);
	Object.assign(window, { innerWidth: 390, innerHeight: 800 });
	Object.assign(document, { elementsFromPoint });
	watchFixedBelow();
	jest.runAllTimers();
	return {
		hide: () => {
			isShown = false;
		},
	};
};

const scroll = () => {
	window.dispatchEvent(new Event('scroll'));
	jest.runAllTimers();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	document.documentElement.style.removeProperty('--storefront-fixed-below');
	document.body.replaceChildren();
	jest.useRealTimers();
});

test('bars stand above a toolbar, until the theme hides it', () => {
	const page = aPage({});
	expect(height()).toBe('55px');
	page.hide();
	scroll();
	expect(height()).toBe('0px');
});

test.each<[string, Part]>([
	['what scrolls with the page', { position: 'relative' }],
	['a banner that is closed', { top: 500 }],
	['a round button', { width: 48 }],
	['a bar of ours', { className: 'storefront-add-to-cart__bar' }],
])('%s is no toolbar', (_, part) => {
	aPage(part);
	expect(height()).toBe('0px');
});

test('nothing changes below a dialog', () => {
	const page = aPage({});
	page.hide();
	const dialog = document.createElement('dialog');
	dialog.setAttribute('open', '');
	document.body.append(dialog);
	scroll();
	expect(height()).toBe('55px');
});
