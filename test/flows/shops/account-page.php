<?php
/**
 * Must-use plugin for flows that gives the demo shop WooCommerce's account page as guests see it.
 *
 * The page is a log-in form that redirects to the URL in its `redirect_to` parameter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

add_action(
	'init',
	static function (): void {
		if ( ! shortcode_exists( 'woocommerce_my_account' ) ) {
			add_shortcode(
				'woocommerce_my_account',
				static function (): string {
					$asked = array();
					wp_parse_str( (string) wp_parse_url( add_query_arg( array() ), PHP_URL_QUERY ), $asked );
					return (string) wp_login_form(
						array(
							'echo'     => false,
							'redirect' => (string) ( $asked['redirect_to'] ?? home_url( '/' ) ),
						)
					);
				}
			);
		}
	},
	20
);
