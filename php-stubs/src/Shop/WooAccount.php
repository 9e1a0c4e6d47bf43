<?php
/**
 * WooCommerce's account pages.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Where customers find what is theirs, at the endpoints and under the names that the shop has for them. */
final class WooAccount {
	private const LOG_OUT = 'customer-logout';

	/** Which of them are shown, by what Shop::account_links() calls them. */
	private const ENDPOINTS = array(
		'orders'    => 'orders',
		'addresses' => 'edit-address',
		'details'   => 'edit-account',
		'log-out'   => self::LOG_OUT,
	);

	/**
	 * The links; none where no page is set as the account's.
	 *
	 * @return list<array{name: string, label: string, url: string}>
	 */
	public static function links(): array {
		if ( wc_get_page_id( 'myaccount' ) < 1 ) {
			return array();
		}
		$labels = wc_get_account_menu_items();
		$links  = array();
		foreach ( self::ENDPOINTS as $name => $endpoint ) {
			if ( is_string( $labels[ $endpoint ] ?? null ) ) {
				$links[] = array(
					'name'  => $name,
					'label' => Text::decode( $labels[ $endpoint ] ),
					'url'   => self::url( $endpoint ),
				);
			}
		}
		return $links;
	}

	/**
	 * An endpoint's address. WooCommerce gives that of logging out a nonce, which is one visitor's; without it, it asks first.
	 *
	 * @param string $endpoint Its name.
	 */
	private static function url( string $endpoint ): string {
		return self::LOG_OUT === $endpoint
			? wc_get_endpoint_url( self::LOG_OUT, '', wc_get_page_permalink( 'myaccount' ) )
			: wc_get_account_endpoint_url( $endpoint );
	}
}
