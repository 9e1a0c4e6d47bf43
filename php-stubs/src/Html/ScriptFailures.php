<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/** Functions for the inline scripts that watch for scripts which do not come. */
final class ScriptFailures {
	/** Returns how much an `error` event counts: 0 if none of an island's scripts failed, 2 for boot, which nothing tries again. */
	public const COUNT = <<<'JS'
function failuresOf( event ) {
	var id = event.target.id || '';
	return /^(storefront-islands|wp|react)-.*js$|^(react|react-dom)-js$/.test( id ) ? ( id === 'storefront-islands-boot-js' ? 2 : 1 ) : 0;
}
JS;

	/** True once boot should have run and did not. A boot that a plugin delays has no `src`, or no such element. */
	public const BOOT = <<<'JS'
function isBootLost() {
	var boot = document.getElementById( 'storefront-islands-boot-js' );
	if ( document.readyState !== 'complete' || ! boot || ! boot.src ) {
		return false;
	}
	return ! ( window.storefrontIslands || {} ).load;
}
JS;
}
