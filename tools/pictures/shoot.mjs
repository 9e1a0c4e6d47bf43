/** Takes one screen's pictures, and lays two of them side by side. */

/** From narrow to wide: what a narrow page folds unfolds as it widens, but not the other way round. */
export const WIDTHS = [390, 1280];
const HEIGHTS = { 1280: 900, 390: 844 };
/** Longer pages are cut off, in pixels. */
const TALLEST = 3600;
const TIMEOUT_MS = 180_000;
/** A page that asks its server again and again is never quiet. */
const QUIET_WITHIN_MS = 30_000;
export const GAP = 24;

/** Waits until fonts and pictures are loaded, also those below the fold. */
const untilComplete = async (page) => {
	await page.evaluate(async () => {
		const pictures = [...document.images];
		pictures.forEach((picture) => {
			picture.loading = 'eager';
		});
		await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
		await document.fonts.ready;
	});
	await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS });
	// Also those that were drawn meanwhile, as in the hidden cart of Storefront's header: a lazy picture out of sight would
	// never be loaded.
	await page.waitForFunction(() =>
		[...document.images].every((picture) => {
			picture.loading = 'eager';
			return picture.complete || picture.src === '';
		}),
	);
};

const heightOfPage = (page) => page.evaluate(() => document.documentElement.scrollHeight);

/**
 * Makes the window as tall as the page, so that what sticks to the window's edges is not in the middle of the picture,
 * and again while that makes the page taller.
 */
const showAll = async (page, width) => {
	let tall = await heightOfPage(page);
	let shown = HEIGHTS[width];
	while (shown < Math.min(tall, TALLEST)) {
		shown = Math.min(tall, TALLEST);
		await page.setViewportSize({ width, height: shown });
		await untilComplete(page);
		tall = await heightOfPage(page);
	}
};

/** Brings a page to a width. */
const showAt = async (page, width, isOverlay) => {
	await page.setViewportSize({ width, height: HEIGHTS[width] });
	await untilComplete(page);
	if (!isOverlay) {
		await showAll(page, width);
	}
};

/**
 * Opens one side of a screen and takes its pictures, one for each width.
 *
 * @param {import('@playwright/test').BrowserContext} context Visitor with a filled cart.
 * @param {string} url Address of the shop.
 * @param {import('./screens.mjs').Side} side
 * @param {boolean} isOverlay
 * @returns {Promise<{pictures: Map<number, Buffer>, problems: string[]}>} The state that was reached, and what went wrong
 * on the way.
 */
export const shootSide = async (context, url, { path, prepare }, isOverlay) => {
	const page = await context.newPage();
	page.setDefaultTimeout(TIMEOUT_MS);
	const problems = [];
	const attempt = (step) =>
		step.catch((error) => {
			problems.push(error.message.split('\n')[0]);
		});
	try {
		await page.setViewportSize({ width: WIDTHS[0], height: HEIGHTS[WIDTHS[0]] });
		await page.goto(url + path);
		await attempt(prepare(page));
		const pictures = new Map();
		for (const width of WIDTHS) {
			await attempt(showAt(page, width, isOverlay));
			pictures.set(width, await page.screenshot({ animations: 'disabled' }));
		}
		return { pictures, problems };
	} finally {
		await page.close();
	}
};

/** Height of a PNG, from its header. */
export const heightOf = (png) => png.readUInt32BE(20);

const figure = ([title, picture], width) =>
	`<figure><figcaption>${title}, ${heightOf(picture)} px high</figcaption><img width="${width}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`;

/**
 * Lays pictures side by side.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {[string, Buffer][]} pictures Titles and pictures.
 * @param {number} width Width of each.
 * @returns {Promise<Buffer>}
 */
export const layOut = async (browser, pictures, width) => {
	const page = await browser.newPage({
		viewport: { width: pictures.length * (width + GAP) + GAP, height: HEIGHTS[width] },
	});
	try {
		await page.setContent(
			`<style>body{margin:${GAP}px;display:flex;align-items:start;gap:${GAP}px;background:#888;font:600 16px sans-serif;color:#fff}figure{margin:0}figcaption{padding-bottom:8px}img{display:block}</style>${pictures.map((picture) => figure(picture, width)).join('')}`,
		);
		await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
		return await page.screenshot({ fullPage: true });
	} finally {
		await page.close();
	}
};
