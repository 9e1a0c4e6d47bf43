/**
 * Stands in for Google's website translator, with the same script interface, cookie, language list and class names, and
 * the same replacement of texts by <font> elements. A translation is the text in capitals.
 */
(() => {
	/** Delay of a response, in milliseconds. */
	const ANSWERED_AFTER = 20;
	const LEFT_ALONE =
		'script, style, noscript, textarea, .skiptranslate, .notranslate, [translate="no"], font';

	const html = document.documentElement;
	const pageLanguage = html.lang;
	/** Text nodes by the <font> element that replaces them. */
	const translated = new Map();
	let target = '';

	const translateText = (text) => {
		if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) {
			return;
		}
		const font = document.createElement('font');
		font.style.verticalAlign = 'inherit';
		font.append(font.cloneNode());
		font.firstChild.textContent = text.data.toUpperCase();
		text.parentNode.insertBefore(font, text);
		text.parentNode.removeChild(text);
		translated.set(font, text);
	};

	const translateBelow = (root) => {
		if (root.nodeType === window.Node.TEXT_NODE) {
			translateText(root);
			return;
		}
		const texts = [];
		const walker = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			texts.push(walker.currentNode);
		}
		texts.forEach(translateText);
	};

	const changes = new window.MutationObserver((records) => {
		const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
		setTimeout(
			() => added.filter((node) => target && node.isConnected).forEach(translateBelow),
			ANSWERED_AFTER,
		);
	});

	const showBanner = () => {
		const banner = document.createElement('div');
		banner.className = 'skiptranslate';
		banner.append(Object.assign(document.createElement('iframe'), { title: 'banner' }));
		document.body.prepend(banner);
		document.body.style.cssText += 'position: relative; top: 40px;';
	};

	const restore = () => {
		changes.disconnect();
		target = '';
		for (const [font, text] of translated) {
			font.replaceWith(text);
		}
		translated.clear();
		html.classList.remove('translated-ltr');
		html.lang = pageLanguage;
	};

	const translateInto = (language, own) => {
		document.cookie = `googtrans=/${own}/${language}; path=/`;
		if (language === own) {
			restore();
			return;
		}
		setTimeout(() => {
			if (!target) {
				showBanner();
				changes.observe(document.body, { childList: true, subtree: true });
			}
			target = language;
			translateBelow(document.body);
			html.classList.add('translated-ltr');
			html.lang = language;
		}, ANSWERED_AFTER);
	};

	class TranslateElement {
		static InlineLayout = { VERTICAL: 0, HORIZONTAL: 1, SIMPLE: 2 };

		constructor(options, id) {
			window.translateElementOptions = options;
			document.getElementById(id).append(this.control(options));
			const [, chosen] = /googtrans=\/[^/]+\/([\w-]+)/.exec(document.cookie) ?? [];
			if (chosen && chosen !== options.pageLanguage) {
				translateInto(chosen, options.pageLanguage);
			}
		}

		control({ includedLanguages, pageLanguage: own }) {
			const list = document.createElement('select');
			list.className = 'goog-te-combo';
			list.append(new window.Option('Select Language', ''));
			for (const language of includedLanguages.split(',')) {
				list.append(new window.Option(language, language));
			}
			list.addEventListener('change', () => translateInto(list.value, own));
			const gadget = document.createElement('div');
			gadget.className = 'skiptranslate goog-te-gadget';
			gadget.append(list);
			return gadget;
		}
	}

	window.google = { translate: { TranslateElement } };
	const { searchParams } = new URL(document.currentScript.src);
	setTimeout(() => window[searchParams.get('cb')](), 0);
})();
