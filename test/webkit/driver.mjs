/** Starts WebKit on a screen that nobody sees, and drives it by WebDriver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { env } from 'node:process';
import { freePort } from '../../tools/start/port.mjs';
import { findWebKit } from '../../tools/webkit.mjs';
import { eventually } from '../flows/screens/wait.mjs';
import { pageOf } from './page.mjs';

const HEIGHT = 900;

const startScreen = async (program) => {
	const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [number] = await once(screen.stdio[3], 'data');
	return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
};

const ask = async (method, address, body) => {
	const response = await fetch(address, { method, body: body && JSON.stringify(body) });
	const { value } = await response.json();
	if (!response.ok) {
		throw new Error(`${value.error}: ${value.message}`);
	}
	return value;
};

export const startWebKit = async () => {
	const programs = findWebKit();
	const screen = await startScreen(programs.screen);
	const port = await freePort(0);
	const driver = spawn(programs.driver, [`--port=${port}`], {
		env: { ...env, DISPLAY: screen.display },
		stdio: 'ignore',
	});
	const address = `http://127.0.0.1:${port}`;
	const isReady = () =>
		ask('GET', `${address}/status`).then(
			({ ready }) => ready,
			() => false,
		);
	await eventually('the driver answers', isReady, true);

	return {
		/** Opens a window without cookies for as long as `visit` runs. */
		async withPage({ url, width }, visit) {
			const { sessionId } = await ask('POST', `${address}/session`, { capabilities: {} });
			const session = `${address}/session/${sessionId}`;
			const send = (method, path, body) => ask(method, `${session}/${path}`, body);
			try {
				await send('POST', 'window/rect', { width, height: HEIGHT });
				await visit(pageOf(send, url));
			} finally {
				await ask('DELETE', session);
			}
		},
		stop: () => {
			driver.kill();
			screen.stop();
		},
	};
};
