<?php
/**
 * Lets a flow end the life of all nonces at once: the option `flow_nonce_life`, in seconds, decides how long one lives,
 * and one that was made under another life is none any more.
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
