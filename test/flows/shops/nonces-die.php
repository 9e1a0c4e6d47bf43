<?php
/**
 * Lets a flow invalidate all nonces at once.
 *
 * The option `flow_nonce_life` is the lifetime of a nonce in seconds; a nonce that was created with another lifetime is
 * invalid.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'nonce_life',
	static function ( $life ) {
		return (int) get_option( 'flow_nonce_life', $life );
	}
);
