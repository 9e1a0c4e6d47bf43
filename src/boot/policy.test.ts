import { parseHtml } from '../domain/html/parse-html';
import { createPolicy, RULES, type TrustedPolicy } from './policy';
import { scriptPage } from './scripts';

const trusting = (createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy) =>
	Object.assign(Object.create(window), { trustedTypes: { createPolicy } });

afterEach(() => {
	window.storefrontIslands = {};
	document.head.replaceChildren();
});

test('creates the one policy that the site has to list', () => {
	const names: string[] = [];
	const policy = createPolicy(
		trusting((name, rules) => {
			names.push(name);
			return { ...rules };
		}),
	);
	expect(names).toEqual(['storefront-islands']);
	expect(policy).not.toBe(RULES);
});

test('works without Trusted Types, and where the site does not list the policy', () => {
	expect(createPolicy(window)).toBe(RULES);
	const refused = trusting(() => {
		throw new TypeError('Policy disallowed.');
	});
	expect(createPolicy(refused)).toBe(RULES);
});

test('scripts and inline code pass the policy, and get the nonce with their preloads', () => {
	const marked: TrustedPolicy = {
		createHTML: (text) => `html:${text}`,
		createScript: (text) => `/* ok */${text}`,
		createScriptURL: (text) => `${text}?ok`,
	};
	const page = scriptPage(document, marked);
	page.runInline('1', 'a-js-before');
	void page.run('https://shop.test/a.js', 'a-js');
	expect(document.querySelector('#a-js-before')).toHaveTextContent('/* ok */1');
	expect(document.querySelector('#a-js')).toHaveAttribute('src', 'https://shop.test/a.js?ok');
});

test('HTML that is parsed passes the policy', () => {
	window.storefrontIslands = { html: (text) => text.replace('>a', '>b') };
	expect(parseHtml('<p>a</p>').body.textContent).toBe('b');
	window.storefrontIslands = {};
	expect(parseHtml('<p>a</p>').body.textContent).toBe('a');
});
