/** Steps of accounts and sessions. */
import { expect } from '../broken.mjs';
import { expire, forget, logIn, logOut, register } from '../model.mjs';
import { PASSWORD, deviceOf } from './cast.mjs';

const decoded = (html) =>
	html.replace(/&#0?38;|&amp;/g, '&').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));

const fieldIn = (html, name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

/** True if the shop has logged the device in. */
export const isLoggedIn = (device) =>
	[...device.cookies.keys()].some((name) => name.startsWith('wordpress_logged_in_'));

const LOGINS = {
	"WordPress's form": async (device, name) => {
		await device.open('/wp-login.php');
		const fields = { log: name, pwd: PASSWORD, testcookie: '1', redirect_to: '/my-account/' };
		await device.open('/wp-login.php', { method: 'POST', body: new URLSearchParams(fields) });
	},
	'the account page': async (device, name) => {
		const { text } = await device.openPage('/my-account/');
		const fields = {
			username: name,
			password: PASSWORD,
			'woocommerce-login-nonce': fieldIn(text, 'woocommerce-login-nonce'),
			_wp_http_referer: '/my-account/',
			login: 'Log in',
		};
		await device.open('/my-account/', { method: 'POST', body: new URLSearchParams(fields) });
	},
};

const logInStep = {
	weight: 7,
	draw: (random) => ({ device: deviceOf(random), way: random.pick(Object.keys(LOGINS)) }),
	isPossible: (model, { device }) =>
		!model.devices[device].isLoggedIn && model.devices[device].person in model.accounts,
	say: ({ device, way }) => `${device}: logs in by ${way}`,
	act: async (world, model, { device: name, way }) => {
		const device = world.devices[name];
		const hasSession = device.sessionKey() !== null;
		device.isKnown = true;
		await LOGINS[way](device, world.login[device.person]);
		expect('login', isLoggedIn(device), 'the log-in fails');
		await device.openPage('/my-account/');
		return logIn(model, name, hasSession);
	},
};

const logOutStep = {
	weight: 4,
	draw: (random) => ({ device: deviceOf(random) }),
	isPossible: (model, { device }) => model.devices[device].isLoggedIn,
	say: ({ device }) => `${device}: logs out`,
	act: async ({ devices, url }, model, { device: name }) => {
		const device = devices[name];
		const { text } = await device.openPage('/my-account/');
		const [link] = /https?:\/\/[^"']*customer-logout[^"']*/.exec(decoded(text)) ?? [];
		expect('login', link, 'the account page has no link to log out');
		await device.open(link.slice(url.length));
		expect('login', !isLoggedIn(device), 'the log-out fails');
		device.isKnown = false;
		await device.openPage('/');
		return logOut(model, name);
	},
};

const registerStep = {
	weight: 2,
	draw: () => ({ device: 'tablet' }),
	isPossible: (model, { device }) => !(model.devices[device].person in model.accounts),
	say: ({ device }) => `${device}: creates an account`,
	act: async (world, model, { device: name }) => {
		const device = world.devices[name];
		const { text } = await device.openPage('/my-account/');
		const email = world.email(device.person);
		const fields = {
			email,
			password: PASSWORD,
			'woocommerce-register-nonce': fieldIn(text, 'woocommerce-register-nonce'),
			_wp_http_referer: '/my-account/',
			register: 'Register',
		};
		device.isKnown = true;
		world.login[device.person] = email;
		await device.open('/my-account/', { method: 'POST', body: new URLSearchParams(fields) });
		expect('login', isLoggedIn(device), 'no account is made');
		await device.openPage('/my-account/');
		return register(model, name);
	},
};

const expireStep = {
	weight: 3,
	draw: (random) => ({ device: deviceOf(random) }),
	say: ({ device }) => `merchant: the shop forgets the session of the ${device}`,
	act: async ({ devices, merchant, accountIds }, model, { device: name }) => {
		const device = devices[name];
		const { isLoggedIn: is, person } = model.devices[name];
		const key = is ? String(accountIds[person]) : device.sessionKey();
		if (key === null) {
			return model;
		}
		await merchant('expire', { key });
		device.isKnown = is;
		return expire(model, name);
	},
};

const forgetStep = {
	weight: 2,
	draw: (random) => ({ device: deviceOf(random) }),
	say: ({ device }) => `${device}: the browser drops the cookie of WooCommerce's session`,
	act: async ({ devices }, model, { device: name }) => {
		devices[name].forgetSession();
		devices[name].isKnown = model.devices[name].isLoggedIn;
		return forget(model, name);
	},
};

export const ACCOUNTS = {
	'log in': logInStep,
	'log out': logOutStep,
	register: registerStep,
	expire: expireStep,
	forget: forgetStep,
};
