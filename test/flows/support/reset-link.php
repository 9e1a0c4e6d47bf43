<?php
/**
 * Prints the link of the e-mail with which USER in the environment sets a new password. WooCommerce only.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_user = get_user_by( 'email', (string) getenv( 'USER' ) );
echo add_query_arg( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- read by a flow.
	array(
		'key'   => get_password_reset_key( $storefront_islands_user ),
		'id'    => $storefront_islands_user->ID,
		'login' => rawurlencode( $storefront_islands_user->user_login ),
	),
	wc_get_endpoint_url( 'lost-password', '', wc_get_page_permalink( 'myaccount' ) )
);
