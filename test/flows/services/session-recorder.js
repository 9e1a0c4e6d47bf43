/**
 * Stands in for the script of Clarity: processes the queued calls, sets a cookie like its own, and records the texts
 * that are typed and shown except those masked in its way.
 */
(() => {
	const recorded = { calls: [], texts: [] };
	let isStopped = false;

	const note = (element) => {
		if (!isStopped && !element.closest('[data-clarity-mask="true"]')) {
			recorded.texts.push(element.value ?? element.textContent);
		}
	};
	const noteFields = (root) => root.querySelectorAll?.('input, select, textarea').forEach(note);

	const waiting = window.clarity.q ?? [];
	window.clarity = (...call) => {
		recorded.calls.push(call);
		isStopped ||= call[0] === 'stop';
	};
	waiting.forEach((call) => window.clarity(...call));

	document.cookie = '_clck=visitor; path=/';
	document.querySelectorAll('h1').forEach(note);
	noteFields(document);
	document.addEventListener('input', ({ target }) => note(target));
	new window.MutationObserver((records) =>
		records.forEach(({ addedNodes }) => addedNodes.forEach(noteFields)),
	).observe(document.body, { childList: true, subtree: true });
	window.recorded = recorded;
})();
